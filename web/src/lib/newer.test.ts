import { expect, test } from 'vitest'
import { isNewer } from './newer'

const page = (script: string, ...styles: string[]) =>
  `<script type="module" src="/assets/${script}"></script>` +
  styles.map((name) => `<link rel="stylesheet" href="/assets/${name}">`).join('')

test('a page is newer when it is made of other files', () => {
  const html = page('index-a1.js', 'index-b2.css', 'Rules-c3.css') // the last came later
  const here = new DOMParser().parseFromString(html, 'text/html')
  expect(isNewer(page('index-a1.js', 'index-b2.css'), here)).toBe(false)
  expect(isNewer(page('index-a2.js', 'index-b2.css'), here)).toBe(true)
  expect(isNewer(page('index-a1.js', 'index-b3.css'), here)).toBe(true)
  expect(isNewer('', here)).toBe(false)
  expect(isNewer('<p>Sign in to the network of this hotel</p>', here)).toBe(false)
})

import { expect, test, vi } from 'vitest'
import { isBusy, isNewer, knows, refreshIfNewer } from './newer'

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

test('a page is busy while something in it is half done', () => {
  expect(isBusy(document)).toBe(false)
  document.body.innerHTML = '<dialog open></dialog>'
  expect(isBusy(document)).toBe(true)
  document.body.innerHTML = '<input value="An"><input type="checkbox">'
  expect(isBusy(document)).toBe(false)
  for (const [at, busy] of [true, false].entries()) {
    document.querySelectorAll('input')[at]!.focus()
    expect(isBusy(document)).toBe(busy)
  }
  let unsent = true
  const stop = knows(() => unsent)
  expect(isBusy(document)).toBe(true)
  unsent = false
  expect(isBusy(document)).toBe(false)
  unsent = true
  stop()
  expect(isBusy(document)).toBe(false)
})

test('a newer page waits until nothing is half done', async () => {
  vi.useFakeTimers()
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(page('index-new.js'))))
  document.body.innerHTML = '<dialog open></dialog>'
  void refreshIfNewer()
  void refreshIfNewer()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(reload).not.toHaveBeenCalled()
  document.body.innerHTML = ''
  await vi.advanceTimersByTimeAsync(2_000)
  expect(reload).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

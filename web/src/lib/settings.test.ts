import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  localStorage.clear()
  vi.resetModules()
})
const fresh = async () => (await import('./settings.svelte')).settings

it('starts as most people like it, and silent', async () => {
  const settings = await fresh()
  expect([settings.tempo, settings.cards, settings.felt, settings.leftHand, settings.buzz, settings.sound, settings.asked]).toEqual([
    1,
    'normal',
    'night',
    false,
    true,
    false,
    false,
  ])
})

it('remembers every choice', async () => {
  const settings = await fresh()
  settings.setSpeed('slow')
  settings.setCards('large')
  settings.setFelt('wine')
  settings.setLeftHand(true)
  settings.setBuzz(false)
  settings.setSound(true)
  settings.setVolume(0.25)
  vi.resetModules()
  const again = await fresh()
  expect(again).not.toBe(settings)
  expect([again.tempo, again.cards, again.felt, again.leftHand, again.buzz, again.sound, again.volume]).toEqual([
    1.6,
    'large',
    'wine',
    true,
    false,
    true,
    0.25,
  ])
})

it('keeps what an earlier page remembered of sound, and does not ask again', async () => {
  localStorage.setItem('sound', 'off')
  const settings = await fresh()
  expect([settings.sound, settings.asked]).toEqual([false, true])
})

it('offers sound no more once it was offered through a whole game', async () => {
  const settings = await fresh()
  settings.noteOffer()
  expect(settings.asked).toBe(false) // somebody may still answer
  settings.endOffer()
  expect([settings.sound, settings.asked]).toEqual([false, true])
  vi.resetModules()
  expect((await fresh()).asked).toBe(true)
})

it.each(['', 'loud', '7', '-1', 'NaN', '{}'])('is not upset by a volume kept as %j', async (kept) => {
  localStorage.setItem('volume', kept)
  expect((await fresh()).volume).toBe(0.6)
})

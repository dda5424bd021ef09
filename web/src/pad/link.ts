// A pad as the last part of a link: short rows, packed, with a sum by which a damaged one is known.
import type { Pad } from '../paper/pad'
import { partByLetter, partOf, readPad } from './parts'

const VERSION = 1
const PLAIN = 0
const PACKED = 1
const SUM = 3 // bytes
const LONGEST = 8000 // letters
const LARGEST = 100_000 // bytes, unpacked

export async function write(pad: Pad): Promise<string> {
  const plain = new TextEncoder().encode(JSON.stringify(short(pad)))
  const packed = await through(plain, 'CompressionStream').catch(() => null) // an old browser does without
  const body = packed && packed.length < plain.length ? packed : plain
  const all = new Uint8Array([body === packed ? PACKED : PLAIN, ...body])
  return letters(new Uint8Array([...sum(all), ...all]))
}

/** The pad in a link; null where it is damaged, or none of ours. */
export async function read(code: string): Promise<Pad | null> {
  try {
    if (code.length > LONGEST || !/^[\w-]+$/.test(code)) return null
    const whole = bytes(code)
    const all = whole.slice(SUM)
    if (letters(whole) !== code || sum(all).some((byte, at) => byte !== whole[at])) return null
    const plain = all[0] === PACKED ? await through(all.slice(1), 'DecompressionStream') : all.slice(1)
    return long(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plain)))
  } catch {
    return null
  }
}

/** Rows as short lists of numbers, which each game has its own way to make. */
function short(pad: Pad): unknown[] {
  const part = partOf(pad)
  const { [part.more]: more } = pad as unknown as Record<string, unknown>
  return [VERSION, part.letter, pad.edition, more, pad.names, pad.rows.map((row) => part.short(row))]
}

function long(found: unknown): Pad | null {
  if (!Array.isArray(found) || found.length !== 6 || found[0] !== VERSION || !Array.isArray(found[5])) return null
  const [, letter, edition, more, names] = found as unknown[]
  const rows = found[5] as number[][]
  const part = partByLetter(letter)
  if (!part || !rows.every((row) => Array.isArray(row) && row.every(Number.isInteger))) return null
  return readPad({ game: part.game, edition, [part.more]: more, names, rows: rows.map((row) => part.long(row)) })
}

async function through(
  input: Uint8Array<ArrayBuffer>,
  name: 'CompressionStream' | 'DecompressionStream',
): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new globalThis[name]('deflate-raw')
  const writer = stream.writable.getWriter()
  const written = Promise.all([writer.write(input), writer.close()])
  written.catch(() => null) // the reader hears of it
  const found: number[] = []
  const reader = stream.readable.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    for (const byte of part.value as Uint8Array) found.push(byte)
    if (found.length > LARGEST) throw new Error('no pad is as large as that')
  }
  await written
  return new Uint8Array(found)
}

/** FNV-1a, cut to a few bytes. */
function sum(all: Uint8Array): number[] {
  let found = 0x811c9dc5
  for (const byte of all) found = Math.imul(found ^ byte, 0x01000193)
  return [24, 16, 8].map((shift) => (found >>> shift) & 255)
}

const letters = (all: Uint8Array) =>
  btoa(String.fromCharCode(...all))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
const bytes = (code: string) => Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

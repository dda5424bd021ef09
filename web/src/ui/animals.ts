// A family of faces, drawn by one hand from a few numbers. A shape is a colour, how it is read, and its points about the middle:
// o an oval, with its twin where it is not in the middle; s the right half of something symmetric, in curves; z the same, in straight
// lines; p a path with its twin; l lines with theirs. In capitals, with an outline.
const PAINT: Record<string, string> = {
  i: '#2b2019', // ink
  w: '#fff6e6', // cream
  a: '#f2a93b', // amber
  o: '#e27a32', // orange
  b: '#96602f', // brown
  d: '#5f3f2b', // dark brown
  t: '#d2a069', // tan
  g: '#98a0ac', // grey
  n: '#33405a', // night
  p: '#ee9f98', // pink
  r: '#d9736a', // deep pink
  y: '#ffd257', // yellow
  v: '#79b356', // green
  l: '#b9b1b8', // light grey
}
const eyes = (x: number, y: number) => [`i o ${x} ${y} 2.9 3.5`, `w o ${x - 1} ${y - 1.3} .95 1`]

/** Six for bots, then those that people choose from. */
export const ANIMALS: Record<string, string[]> = {
  fox: [
    'o P M5 -11C9 -21 17 -29 22 -30C27 -22 27 -10 25 -1Z',
    'd p M12 -13C14 -19 17 -23 20.5 -25C23 -19 23 -12 22 -7Z',
    'o S 0 -14 10 -17 21 -12 24 -3 25 3 29 7 30 10 22 20 8 28 0 29',
    'w s 0 22 3 21 4 17 7 13 12 7 20 5 26 5.5 28 7 29 8.5 30 10 22 20 8 28 0 29',
    ...eyes(10.5, 3),
    'i o 0 23 3.8 3',
  ],
  owl: [
    'b S 0 -17 8 -17 14 -21 23 -28 27 -18 28 -8 28 4 28 19 16 29 0 29',
    'd s 0 -17 8 -17 14 -21 23 -28 22 -20 13 -11 0 -1',
    'w O 11.5 1 10.5 11',
    'a o 10.5 1 6.6 7',
    'i o 10 1 4 4.5',
    'w o 8.7 -.8 1.3 1.4',
    'o S 0 6 3 6 4.5 9 4 11 3 14 1 16 0 17',
    'd l M7 20L9 22L11 20M13 17L15 19L17 17',
    'd l M-2 24L0 26L2 24',
  ],
  badger: [
    'i O 22 -16 6.5 6.5',
    'w o 22 -16 3 3',
    'l S 0 -21 15 -21 26 -12 27 3 28 15 13 29 0 29',
    'w s 0 -21 6 -21 24 -6 24 8 24 17 10 29 0 29',
    'i p M5 -20.500C16 -20 24 -9 23 1C22 10 14 15 8 19C4 10 4 -8 5 -20.500Z',
    'w o 12.5 2 3.7 4',
    'i o 12.2 2.3 2.2 2.5',
    'i o 0 22 5.2 4',
    'w o 0 20.3 2 .8',
  ],
  hare: [
    't P M3 -8C0 -24 4 -35 10 -34C17 -32 16 -16 13 -6Z',
    'p p M7 -10C5 -22 7 -29 10 -29C13 -27 12 -16 11 -9Z',
    't S 0 -9 12 -10 21 -2 21 9 21 21 11 28 0 28',
    'w s 0 14 3 14 12 15 12 19 12 25 4 26 0 26',
    ...eyes(11, 7),
    'r s 0 13 2 13 4 13 3.6 15 3 17 1 18 0 18',
    'd l M0 18L0 21C2 23 5 23 6 21',
    'd l M14 17L24 15M14 20L24 21',
  ],
  otter: [
    'b O 23 -13 5.5 5.5',
    'd o 23 -13 2.5 2.5',
    'b S 0 -21 17 -21 28 -10 28 4 28 18 16 28 0 28',
    'w s 0 1 6 1 9 5 15 5 23 6 26 10 25 15 22 24 12 28 0 28',
    ...eyes(12, -4),
    'i s 0 3 5 3 7 5 6 8 5 11 2 12 0 12',
    'd l M0 12L0 15C1 20 7 20 9 17',
    'd l M17 12L25 10M17 16L25 17',
  ],
  hedgehog: [
    'd Z 0 -30 4 -24 10 -29 12 -22 19 -25 19 -17 26 -17 24 -10 30 -6 26 -1 31 5 26 9 29 16 23 18 22 25 0 29',
    't P M15 -8C18 -13 25 -10 23 -4C22 -1 19 0 17 1Z',
    'w S 0 -6 4 -13 20 -12 20 4 20 17 9 26 0 26',
    'p o 13 14 3.6 2.6',
    ...eyes(9, 5),
    'i o 0 16 4.4 3.6',
    'w o 0 14.4 1.7 .8',
    'i l M0 19L0 21C2 23 4 23 5 21',
  ],
  cat: [
    'g P M4 -13C8 -20 16 -29 22 -29C26 -23 27 -11 26 0Z',
    'p p M12 -14C14 -19 18 -23 21 -24C23 -19 23 -13 23 -8Z',
    'g S 0 -15 12 -16 28 -11 28 6 28 20 14 27 0 27',
    'n l M0 -14L0 -7M-6 -13L-5 -8M6 -13L5 -8',
    'w o 5.5 16.5 6.5 5.6',
    'y O 12 3 4.8 4.8',
    'i o 12 3 1.9 4.3',
    'r s 0 10.5 2 10.5 4 10.5 3.6 12 3 14 1 15 0 15',
    'n l M17 14L27 12M17 18L27 20',
  ],
  dog: [
    'w S 0 -23 14 -23 21 -15 21 0 21 18 14 28 0 28',
    't p M0 -23C14 -23 21 -15 21 0C21 8 15 11 10 9C5 6 5 -8 0 -23Z',
    'd P M12 -21C23 -26 32 -14 31 3C31 13 25 17 22 13C19 8 20 -8 12 -21Z',
    ...eyes(10, -1),
    'r s 0 18 2 18 5 18 5 21 5 26 3 27 0 27',
    'i l M0 13L0 18C2 21 9 21 11 17',
    'i s 0 7 5 7 7 8 6 11 5 14 2 15 0 15',
  ],
  bear: [
    'b O 20 -18 8.5 8.5',
    't o 20 -18 4.3 4.3',
    'b S 0 -20 16 -20 28 -9 28 6 28 20 14 28 0 28',
    't o 0 15 12 10',
    ...eyes(11, -1),
    'i s 0 7 5 7 7 8 6 11 5 14 2 15 0 15',
    'i l M0 14L0 18C1 21 5 21 6 19',
  ],
  mouse: [
    'l O 20 -15 12.5 12.5',
    'p o 20 -15 8 8',
    'l S 0 -14 11 -15 20 -7 20 4 19 15 8 28 0 28',
    ...eyes(9, 5),
    'n l M11 16L22 13M11 19L22 20',
    'r o 0 24.5 4.6 3.8',
    'w o 0 22.8 1.8 .9',
  ],
  frog: [
    'v O 14 -16 10 10',
    'w o 14 -16 6.6 6.6',
    'i o 13.5 -15.5 3.8 4.2',
    'w o 12.2 -17 1.2 1.3',
    'v S 0 -12 14 -14 30 -8 30 8 30 20 16 27 0 27',
    'y s 0 19 9 18 18 15 24 9 24 18 14 25 0 25',
    'i l M0 18C9 18 19 15 25 8',
    'i o 3 4 1.2 1.2',
    'p o 22 3 3.6 2.6',
  ],
  duck: [
    'y P M-2 -22C-2 -28 2 -31 6 -31C4 -28 5 -26 7 -23Z',
    'y S 0 -25 15 -25 26 -14 26 2 26 18 14 28 0 28',
    ...eyes(12, -4),
    'p o 19 6 3.8 2.8',
    'o S 0 3 7 2 15 7 16 11 16 16 7 19 0 19',
    'd l M0 13C6 13 11 13 15 11',
    'd o 3 7 1 1',
  ],
  deer: [
    'd l M6 -13C6 -21 13 -22 12 -31M9 -20C15 -19 19 -22 19 -28',
    't P M13 -6C17 -15 27 -17 32 -13C31 -4 22 1 15 1Z',
    'p p M18 -6C21 -10 25 -12 29 -11C27 -6 22 -4 18 -3Z',
    'b S 0 -15 11 -16 18 -9 17 2 16 13 13 29 0 29',
    'w s 0 10 6 10 12 16 11 21 10 27 5 29 0 29',
    'w o 4 -8 1.5 1.5',
    'w o 0 -3 1.5 1.5',
    ...eyes(10.5, 3),
    'i s 0 15 4 15 6.5 16 6 19 5 22 2 23 0 23',
  ],
  pig: [
    'p P M8 -17C12 -25 23 -28 28 -25C29 -17 27 -9 23 -5Z',
    'r p M14 -17C17 -21 22 -23 25 -22C26 -17 24 -12 22 -9Z',
    'p S 0 -19 16 -20 28 -10 28 5 28 20 15 28 0 28',
    ...eyes(13, -1),
    'r O 0 12 10 7.6',
    'd o 3.6 12 1.9 2.9',
    'd l M-6 23C-3 25 3 25 6 23',
  ],
  penguin: [
    'n S 0 -25 16 -25 27 -14 27 3 27 19 15 29 0 29',
    'w s 0 -5 4 -15 20 -15 20 2 20 16 10 27 0 27',
    ...eyes(9.5, 0),
    'p o 14 9 3.8 2.8',
    'a S 0 5 4 5 7 8 7 9 6 13 2 15 0 16',
    'd l M-5 10L5 10',
  ],
  sheep: [
    'w S 0 -27 4 -32 13 -32 13 -25 20 -29 27 -22 23 -15 31 -14 33 -3 26 0 32 6 27 16 20 14 14 18 6 18 0 16',
    'd P M13 -3C19 -8 28 -5 30 2C25 8 17 7 13 4Z',
    'd S 0 -10 10 -11 16 -5 15 5 14 18 9 29 0 29',
    'w s 0 -20 8 -22 17 -16 15 -9 13 -4 7 -4 6 -8 5 -3 2 -3 0 -4',
    'w o 7.5 5 4 4.4',
    'i o 7 5.3 2.3 2.7',
    'p s 0 18 3 18 5 19 4 21 3 23 1 24 0 24',
  ],
}

export interface Stroke {
  d: string
  paint: string
  kind: 'plain' | 'outlined' | 'line'
}

/** The other half of what is symmetric: points in pairs, from the last to the first. */
function back(points: number[]): number[] {
  const pairs = Array.from({ length: points.length / 2 }, (_, at) => [-points[2 * at]!, points[2 * at + 1]!])
  return pairs.reverse().slice(1).flat()
}

/** A path seen in a mirror; all its points are absolute. */
function twin(path: string): string {
  let isX = false
  return path.replace(/-?[\d.]+/g, (number) => ((isX = !isX) ? String(-Number(number)) : number))
}

const oval = ([x, y, rx, ry]: number[]) => `M${x! - rx!} ${y}a${rx} ${ry} 0 1 0 ${2 * rx!} 0a${rx} ${ry} 0 1 0 ${-2 * rx!} 0z`

function outline(how: string, rest: string): string {
  if (how === 'p' || how === 'l') return rest + twin(rest)
  const points = rest.split(' ').map(Number)
  if (how === 'o') return points[0] ? oval(points) + oval([-points[0], ...points.slice(1)]) : oval(points)
  const [x, y, ...more] = [...points, ...back(points)]
  return `M${x} ${y}${how === 's' ? 'C' : 'L'}${more.join(' ')}z`
}

const drawn: Record<string, Stroke[]> = {}

/** What to draw of an animal, one stroke after another. */
export function strokes(animal: string): Stroke[] {
  return (drawn[animal] ??= (ANIMALS[animal] ?? []).map((shape) => {
    const how = shape[2]!
    const kind = how === 'l' ? 'line' : how < 'a' ? 'outlined' : 'plain'
    return { d: outline(how.toLowerCase(), shape.slice(4)), paint: PAINT[shape[0]!]!, kind }
  }))
}

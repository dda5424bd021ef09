// Cards of each game that look well together, for a celebration.
export const FACES: Record<string, string[]> = {
  half: ['8', 'h', 'g', '5', '9', '0', '7', 'h', '3'],
  level8: ['r7', 'b8', 'g12', 'j6', 'y3', 'p15', 'o8', 'j1', 'b1'],
}

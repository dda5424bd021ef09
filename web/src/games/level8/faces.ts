// Cards that look well together, for a celebration.
export const FACES = ['r7', 'b8', 'g12', 'j6', 'y3', 'p15', 'o8', 'j1', 'b1']

// Cards that look well together, for a celebration.
export const FACES = ['8', 'h', 'g', '5', '9', '0', '7', 'h', '3']

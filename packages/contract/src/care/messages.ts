export const careMessages = {
  save: 'Your care instructions could not be saved. Please try again.',
  tick: 'This could not be saved. Please try again.',
  placed: 'The order is placed. Its care instructions can no longer be changed.',
  notWashing: 'Care instructions can be marked as done only between pickup and delivery.',
  unknown: 'This is not one of the care instructions of the order.',
  contradicts: 'A care label forbids this. Change it, or save it anyway.',
  noLabel: 'No care label found. Photograph the row of symbols from near, flat and in good light.',
} as const

/** The texts of calendars that other programs show. */
export const calendarTexts = {
  pickup: 'Laundry pickup',
  pieces: '{count, plural, one {# item} other {# items}}',
  order: 'Pickup {number}',
  hours: 'Washing hours',
} as const

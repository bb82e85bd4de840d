/** The texts of calendars that other programs show. */
export const calendarTexts = {
  pickup: 'Laundry pickup',
  pieces: '{count, plural, one {# piece} other {# pieces}}',
  order: 'Collect {number}',
  hours: 'Washing hours',
} as const

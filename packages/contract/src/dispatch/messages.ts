export const dispatchMessages = {
  waitlistFull: 'You already wait for Washers at {count, plural, one {# place} other {# places}}.',
} as const

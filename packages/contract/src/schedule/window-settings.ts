/**
 * Pickups that are booked for a window. A Washer takes as many orders in one as its hours, times the orders that they have at
 * once, over `hoursPerOrder`.
 */
export const windowSettings = {
  minutes: 120,
  daysAhead: 7,
  /** Repeats hold their place earlier than others can book it. */
  repeatsDaysAhead: 15,
  soldUntilMs: 60 * 60_000,
  hoursPerOrder: 3,
  mostAtOnce: 10,
  rangesPerDay: 4,
  daysChanged: 366,
  /** The search begins so long before the window, and `earlyMs` before it where at least `scarceFrom` of its places are booked. */
  searchBeforeMs: 30 * 60_000,
  earlyMs: 60 * 60_000,
  scarceFrom: 0.75,
  warnBeforeMs: 48 * 3_600_000,
  /** Washers farther away than this share no bookings. */
  neighboursM: 100_000,
  /** A rating of at least so many tenths asks for the same Washer again. */
  likedTenths: 40,
  /** What an hour earns is taken from so many days, of which at least `fewestDays` had orders. */
  earnings: { days: 56, fewestDays: 7 },
  /** Month and day. A Washer has no hours then, unless they work on holidays. */
  holidays: ['01-01', '05-01', '08-31', '09-16', '12-25'],
  schedulesPerPerson: 20,
} as const

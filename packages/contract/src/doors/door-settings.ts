import { minor } from '../money.ts'

/**
 * At the door. A Washer has arrived who was last seen within `withinM` of it, at most `positionMs` ago. The waits and calls of each kind
 * come before its fee; all of a fee is the Washer's. A case ends after `longestMs` at the latest.
 */
export const doorSettings = {
  withinM: 150,
  positionMs: 3 * 60_000,
  longestMs: 30 * 60_000,
  waitMs: { absent: 10 * 60_000, refused: 5 * 60_000, wrong_place: 10 * 60_000, unsafe: 0, infested: 0 },
  calls: { absent: 2, refused: 0, wrong_place: 2, unsafe: 0, infested: 0 },
  fees: {
    pickup: {
      absent: minor(500),
      refused: minor(500),
      wrong_place: minor(500),
      unsafe: minor(0),
      infested: minor(0),
    },
    return: {
      absent: minor(400),
      refused: minor(400),
      wrong_place: minor(400),
      unsafe: minor(0),
      infested: minor(0),
    },
  },
  /** The customer may ask for so much more time, so often for each stage. */
  extendMs: 5 * 60_000,
  extensions: 1,
  /** A door nearer than `freeM` costs nothing; each kilometre begun beyond it costs `perKmMinor`. */
  redirect: { most: 2, withinM: 3_000, freeM: 300, perKmMinor: minor(150) },
  /** When laundry that went back with the Washer is brought again, unless the customer chooses a time until `latestReturnMs`. */
  returnAfterMs: 2 * 3_600_000,
  latestReturnMs: 24 * 3_600_000,
  spotMax: 200,
  appealMs: 7 * 86_400_000,
  appealMax: 1_000,
  /** A further fee between the same two people within `days` is decided by a person. */
  repeats: { days: 90, free: 1 },
} as const

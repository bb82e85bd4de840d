/** What giving an order to a Washer costs, in seconds of driving. */
export const matching = {
  /** Each second of expected lateness, and each second on the road. */
  lateness: 8,
  travel: 1,
  /** A refusal costs the time of an offer and of the drive that becomes longer meanwhile. */
  refusalS: 600,
  /** Credits: a newcomer's share, a favourite of the customer. */
  newcomerS: 240,
  favouriteS: 1_800,
  /**
   * The chance of a refusal is 1 / (1 + e^-sum); the sum has each input times its weight: minutes of driving, pay per hour in
   * whole units, orders in hand, the Washer's rate of acceptance, skips of similar orders.
   */
  refusal: { base: 0.8, travelMinutes: 0.05, payPerHour: -0.02, ordersInHand: 0.3, acceptance: -3, skips: 1.5 },
  /** Open orders over free capacity in reach: scarce from here on, calm again below. */
  scarcity: { scarceFrom: 0.8, calmBelow: 0.5 },
} as const

/** Plans of several orders and Washers. */
export const planning = {
  /**
   * In seconds of driving: a late order, a late stop before the last, each second of lateness, each second until a route
   * ends. An order that is late anyway does not make another one late.
   */
  weights: { travel: 1, late: 10_000, lateStop: 5_000, lateness: 0.1, busy: 0.3 },
  unassigned: 100_000,
  /** What one decision may spend, in tried stops, of which some 15 million take a second: per new order, and at most. */
  steps: { perOrder: 60_000, most: 8_000_000 },
  /** The most orders moved at once, and the rise in cost that a search accepts at first. */
  most: 8,
  heat: 15,
  /**
   * Orders that are late whatever is done wait until more than this share of the Washers on duty has nothing else to do, or
   * a shift ends in so many seconds. They are considered again after some time.
   */
  freeShare: 0.15,
  endingS: 120,
  againAfterS: 60,
} as const

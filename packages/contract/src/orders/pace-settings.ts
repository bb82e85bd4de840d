/** How long the stages of an order take: `apps/api/src/orders/rules/pace.ts`. */
export const paceSettings = {
  /** The middle of each stage in seconds, and the spread of its logarithm, until the market has measured its own. */
  assumed: {
    door: { usualS: 660, spread: 0.35 },
    start: { usualS: 900, spread: 0.4 },
    wash: { usualS: 4_800, spread: 0.25 },
    back: { usualS: 900, spread: 0.4 },
  },
  /** So many orders of the market weigh as much as what is assumed. */
  assumedWeight: 50,
  /** So many orders of a Washer weigh as much as the market's: for the middle, and for the spread. */
  marketWeight: 4,
  spreadWeight: 20,
  /** About so many of a Washer's last orders count. */
  last: 50,
  /**
   * Both times of an estimate are so many spreads from its middle. Of those that came due since the last measurement up to `counted` count: each
   * that was missed moves the time later by `step` times its share, each that was kept earlier by the rest.
   */
  calibration: { step: 0.02, counted: 50, least: -4, most: 8, apart: 0.2 },
  leastS: 30,
  mostS: 24 * 3_600,
  /** A live position determines the rest of the way for this long; then the stage's usual time counts again. */
  positionMs: 5 * 60_000,
  /** A Washer who was last seen too far away within this time is not offered an order. */
  whereaboutsMs: 30 * 60_000,
  /** Ringing, counting and handing over at the door, and the spread of a drive. */
  handoverS: 120,
  travelSpread: 0.25,
  /** A change of the estimate by this much is broadcast. */
  changeS: 300,
  changeRisk: 0.2,
  /** The least time between two estimates of one order. */
  checkEveryMs: 60_000,
  /** A person whose step is due is alerted at the earliest so long after it began. */
  alertAfterMs: 2 * 60_000,
  /** The start and the end of the wash have a deadline of their own: the alert comes so long before it at the latest. */
  alertBeforeMs: 5 * 60_000,
  /** An order this likely to miss its promise is at risk. */
  atRisk: 0.5,
  /** The shortest wash that the market plans with: a longer drive to the machine and back cannot keep the promise. */
  shortestWashS: 2_700,
} as const

/** The durations of the autopilot's steps: a whole order takes about two minutes. */
export const pace = {
  /** From one Washer's sign-in to the next, after a start. */
  betweenArrivalsMs: 250,
  /** While nobody was asked; an offer wakes its Washer at once. */
  pollEveryMs: 120_000,
  /** After a first try that failed. */
  readAgainMs: 2_500,
  /** A request is answered this long before it expires at the latest. */
  beforeExpiryMs: 3_500,
  /** The delay before accepting; longer while a person is signed in as a Washer and may accept the order. */
  acceptAfterMs: 5_000,
  acceptAfterHandWasherMs: 17_000,
  driveToPickupMs: 22_000,
  atTheDoorMs: 4_000,
  driveHomeMs: 10_000,
  washMs: 24_000,
  driveBackMs: 18_000,
  stepMs: 1_000,
  /** Orders of simulated customers, which fewer people watch: everything takes so many times as long, with fewer positions. */
  simulatedCustomersFactor: 3,
  simulatedStepMs: 15_000,
  /** A Washer who comes late: past the market's time to a pickup. */
  latePickupMs: 12 * 60_000,
  customerReadsEveryMs: 60_000,
  /** While a Washer who is no program may stand at the door. */
  customerReadsSoonMs: 20_000,
  /** The Washer who signed in by hand waits this long for a request, and from one request to the next. */
  beforeRegularMs: 5_000,
  betweenRegularsMs: 45_000,
  /** Once two requests in a row have run out: nobody may be looking, and each one becomes an order that others carry. */
  betweenMissedMs: 90_000,
  missedInARow: 2,
} as const

/** The durations of the autopilot's steps: a whole order takes about two minutes. */
export const pace = {
  pollEveryMs: 2_500,
  /** The delay before accepting; longer while a person is signed in as a Washer and may accept the order. */
  acceptAfterMs: 5_000,
  acceptAfterHandWasherMs: 17_000,
  driveToPickupMs: 22_000,
  atTheDoorMs: 4_000,
  driveHomeMs: 10_000,
  washMs: 24_000,
  driveBackMs: 18_000,
  stepMs: 1_000,
} as const

/** How long the autopilot's Washers take for what takes a real one hours: a whole order within about two minutes. */
export const pace = {
  lookEveryMs: 2_500,
  /** Thinking before accepting; longer while somebody has signed in by hand as a Washer and may want the order. */
  acceptAfterMs: 5_000,
  acceptAfterHandWasherMs: 17_000,
  driveToPickupMs: 22_000,
  atTheDoorMs: 4_000,
  driveHomeMs: 10_000,
  washMs: 24_000,
  driveBackMs: 18_000,
  stepMs: 1_000,
} as const

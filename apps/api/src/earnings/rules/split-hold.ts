/** Where the money of a hold comes from: the order's own earning while it waits, then what is available; no more than there is. */
export function splitHold(hold: { askedMinor: number; waitingMinor: number; availableMinor: number }): {
  pendingMinor: number
  availableMinor: number
} {
  const pendingMinor = Math.min(hold.askedMinor, hold.waitingMinor)
  return { pendingMinor, availableMinor: Math.min(hold.askedMinor - pendingMinor, hold.availableMinor) }
}

/** What of a hold is taken, out of the waiting part first, and what goes back to where it was. */
export function settleHold(hold: { pendingMinor: number; availableMinor: number; takenMinor: number }): {
  takenMinor: number
  backToPendingMinor: number
  backToAvailableMinor: number
} {
  const takenMinor = Math.min(hold.takenMinor, hold.pendingMinor + hold.availableMinor)
  const fromPending = Math.min(takenMinor, hold.pendingMinor)
  return {
    takenMinor,
    backToPendingMinor: hold.pendingMinor - fromPending,
    backToAvailableMinor: hold.availableMinor - (takenMinor - fromPending),
  }
}

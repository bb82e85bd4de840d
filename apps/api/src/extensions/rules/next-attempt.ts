const secondMs = 1_000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs
const pausesMs = [secondMs, 5 * secondMs, 30 * secondMs, 2 * minuteMs, 10 * minuteMs, hourMs, 6 * hourMs]

/** So many failed calls one after the other switch an extension off. */
export const failuresUntilOff = 10

/** When an event that failed is tried again; nothing after the last try. */
export function nextAttempt(attempts: number, at: Date): Date | undefined {
  const pauseMs = pausesMs[attempts - 1]
  return pauseMs === undefined ? undefined : new Date(at.getTime() + pauseMs)
}

/** The first day of the month, in UTC. */
export const monthOf = (at: Date): string => `${at.toISOString().slice(0, 7)}-01`

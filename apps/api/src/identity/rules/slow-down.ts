const minuteMs = 60_000

/** So many attempts are free, then each makes the next wait twice as long. */
interface Patience {
  readonly free: number
  readonly firstMs: number
  readonly mostMs: number
}
/** For one source: a browser that has signed in to the account before, otherwise an IP address. */
export const sourcePatience: Patience = { free: 10, firstMs: minuteMs, mostMs: 60 * minuteMs }
/** For taken addresses that one IP address tries to register. */
export const probePatience: Patience = { free: 5, firstMs: minuteMs, mostMs: 60 * minuteMs }
/** For all unfamiliar sources of one account together. */
export const strangersPatience: Patience = { free: 30, firstMs: minuteMs, mostMs: 15 * minuteMs }
/** Without an attempt for this long the count begins again. */
export const attemptsLifetimeMs = 24 * 60 * minuteMs

export interface Attempts {
  readonly count: number
  readonly lastAt: Date
  readonly waitUntil: Date
}

/** How long an attempt has to wait, otherwise the count with it. */
export function decideAttempt(
  before: Attempts,
  at: Date,
  { free, firstMs, mostMs }: Patience,
): { readonly waitMs: number } | { readonly counted: Attempts } {
  const waitMs = before.waitUntil.getTime() - at.getTime()
  if (waitMs > 0) return { waitMs }
  const isOld = at.getTime() - before.lastAt.getTime() >= attemptsLifetimeMs
  const count = (isOld ? 0 : before.count) + 1
  const delayMs = count < free ? 0 : Math.min(mostMs, firstMs * 2 ** (count - free))
  return { counted: { count, lastAt: at, waitUntil: new Date(at.getTime() + delayMs) } }
}

import { wait } from './wait.ts'
import { WashlineError } from './washline-error.ts'

export interface Patience {
  /** How often a call is tried in all. */
  readonly attempts: number
  /** The pause before the second attempt is up to so long, and up to twice as long before each further one. */
  readonly pauseMs: number
  /** A server that asks for a longer pause is not waited for. */
  readonly longestPauseMs: number
}

/** Nothing was done, or by a proxy in between nobody knows: the same call with the same key may go again. */
const passing = new Set([429, 502, 503, 504])

/** Runs a call again while its failure may pass. `isRepeatable`: a repeat has no second effect. */
export async function repeat<Result>(
  attempt: () => Promise<Result>,
  { isRepeatable, signal, ...patience }: Patience & { isRepeatable: boolean; signal: AbortSignal | undefined },
): Promise<Result> {
  for (let number = 1; ; number += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (signal?.aborted) throw signal.reason
      const pauseMs = pauseAfter(error, number, patience, isRepeatable)
      if (number >= patience.attempts || pauseMs === undefined) throw error
      await wait(pauseMs, signal)
    }
  }
}

function pauseAfter(error: unknown, number: number, patience: Patience, isRepeatable: boolean): number | undefined {
  const growing = Math.min(patience.pauseMs * 2 ** (number - 1), patience.longestPauseMs)
  const pause = growing * Math.random()
  if (!(error instanceof WashlineError)) return isRepeatable ? pause : undefined
  const { status, code, retryAfterS } = error
  if (code === 'request_in_progress') return pause
  if (!passing.has(status) || (status !== 429 && !isRepeatable)) return undefined
  const askedMs = (retryAfterS ?? 0) * 1_000
  // Everybody who waits for the same moment comes a little later than it, each by their own chance.
  return askedMs > patience.longestPauseMs ? undefined : askedMs + pause
}

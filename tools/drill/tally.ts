import type { Attempt } from '../../apps/api/testing/chaos/caller.ts'

export interface Tally {
  readonly attempted: (attempt: Attempt) => void
  /** The counts since the last call of `begin`. */
  readonly counts: () => Counts
  readonly begin: () => void
}

export interface Counts {
  readonly requests: number
  /** 503 with Retry-After: whether it was done is open, and the same key asks again. */
  readonly unavailable: number
  /** Answers of 500 and above, and calls that nobody answered, by what came. */
  readonly failed: ReadonlyMap<string, number>
  /** What people were refused, by status, code and text. */
  readonly refusals: ReadonlyMap<string, number>
  readonly slowestMs: number
  readonly slowestUnavailableMs: number
  readonly longestGapMs: number
}

/** Counts what the people of a drill were answered. */
export function openTally(): Tally {
  let attempts: (Attempt & { readonly atMs: number })[] = []
  return {
    begin: () => {
      attempts = []
    },
    attempted: (attempt) => attempts.push({ ...attempt, atMs: performance.now() }),
    counts: () => {
      const isUnavailable = ({ status, retryAfter }: Attempt) => status === 503 && retryAfter !== null
      const failed = new Map<string, number>()
      for (const attempt of attempts) {
        const { status = 0, method, path } = attempt
        if ((status > 0 && status < 500) || isUnavailable(attempt)) continue
        const name = `${status === 0 ? 'no answer' : status} ${method} ${path}`
        failed.set(name, (failed.get(name) ?? 0) + 1)
      }
      const refusals = new Map<string, number>()
      for (const { status, refusal } of attempts) {
        if (refusal === undefined) continue
        const name = `${status} ${refusal}`
        refusals.set(name, (refusals.get(name) ?? 0) + 1)
      }
      const unavailable = attempts.filter(isUnavailable)
      const most = (of: readonly Attempt[]) => Math.round(Math.max(0, ...of.map(({ tookMs }) => tookMs)))
      const good = attempts.filter(({ status }) => status === 200)
      const gaps = good.slice(1).map(({ atMs }, at) => atMs - (good[at]?.atMs ?? atMs))
      return {
        requests: attempts.length,
        unavailable: unavailable.length,
        failed,
        refusals,
        slowestMs: most(attempts),
        slowestUnavailableMs: most(unavailable),
        longestGapMs: Math.round(Math.max(0, ...gaps)),
      }
    },
  }
}

export const describeCounts = ({ requests, unavailable, failed, slowestMs, longestGapMs }: Counts): string =>
  [
    `${requests} requests, slowest ${slowestMs} ms`,
    `longest time without a success ${longestGapMs} ms`,
    `${unavailable} answered 503 with Retry-After`,
    `failed otherwise: ${[...failed].map(([name, times]) => `${times} × ${name}`).join(', ') || 'none'}`,
  ].join('; ')

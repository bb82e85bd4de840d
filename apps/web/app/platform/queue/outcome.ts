import { ApiError } from '../api/api-error.ts'
import { isSettled } from '../api/is-settled.ts'

/** What a failed try means for the next one. */
export type Outcome = 'unreachable' | 'failed' | 'refused' | 'signed-out'

export function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof ApiError)) return 'unreachable'
  if (error.status === 401) return 'signed-out'
  return isSettled(error) ? 'refused' : 'failed'
}

/** The entries of a line that may be tried now, in the order they were made. */
export const nextOf = <E extends { line: string; state: string; position: number }>(
  entries: readonly E[],
  line: string,
): E | undefined =>
  entries
    .filter((entry) => entry.line === line && entry.state !== 'refused')
    .toSorted((a, b) => a.position - b.position)[0]

const firstMs = 2_000
const longestMs = 60_000

/** The pause before the next automatic try. */
export const pauseMs = (tries: number): number => Math.min(longestMs, firstMs * 2 ** tries)

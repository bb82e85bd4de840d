/** The count to show; 0 shows nothing. */
export interface CountHint {
  readonly shown: number
  /** The count that screen readers announce. */
  readonly announced: number
  readonly last: number
  readonly sinceMs: number
  readonly foundAtMs: number
}

export const noHint: CountHint = { shown: 0, announced: 0, last: 0, sinceMs: 0, foundAtMs: 0 }

const steadyMs = 2_000
const patienceMs = 2_000

/**
 * The hint after another frame. A new count shows once two frames agree on it, is announced once it was stable for a
 * while, and is removed once nothing was found for a while: a hand before the camera changes nothing.
 */
export function nextHint(hint: CountHint, { count, atMs }: { count: number; atMs: number }): CountHint {
  if (count === 0) return atMs - hint.foundAtMs < patienceMs ? { ...hint, last: 0 } : noHint
  const shown = hint.shown === 0 || count === hint.last ? count : hint.shown
  const sinceMs = shown === hint.shown ? hint.sinceMs : atMs
  const announced = atMs - sinceMs < steadyMs ? hint.announced : shown
  return { shown, announced, last: count, sinceMs, foundAtMs: atMs }
}

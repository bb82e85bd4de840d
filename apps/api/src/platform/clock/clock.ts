/** Time as a dependency, so that rules and tests decide what now is. */
export interface Clock {
  now(): Date
}
export const systemClock: Clock = { now: () => new Date() }

/** A clock that stands still until it is moved; for tests. */
export function handClock(start: Date): Clock & { advance(ms: number): void } {
  let current = start.getTime()
  return {
    now: () => new Date(current),
    advance: (ms) => {
      current += ms
    },
  }
}

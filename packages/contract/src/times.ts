/** To the millisecond. */
export const secondsAfter = (at: Date, seconds: number): Date => new Date(at.getTime() + Math.round(seconds * 1_000))

export const secondsBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / 1_000

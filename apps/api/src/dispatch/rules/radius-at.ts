/** How far a search has got by its step; the farthest where it has got farther than the steps that hold now. */
export const radiusAt = (radiiKm: readonly number[], step: number): number => radiiKm[step] ?? radiiKm.at(-1) ?? 0

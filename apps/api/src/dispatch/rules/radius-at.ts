/** The radius of a search step; the largest one if the settings have fewer steps now. */
export const radiusAt = (radiiKm: readonly number[], step: number): number => radiiKm[step] ?? radiiKm.at(-1) ?? 0

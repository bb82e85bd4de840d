/** The radius of a search step; the largest one if the settings have fewer steps now. */
export const radiusAt = (radiiKm: readonly number[], step: number): number => radiiKm[step] ?? radiiKm.at(-1) ?? 0

/** The first step, from the present one on, whose radius contains a distance. */
export function stepReaching(radiiKm: readonly number[], step: number, distanceM: number): number {
  const first = radiiKm.findIndex((km, index) => index >= step && distanceM <= km * 1_000)
  return first < 0 ? Math.max(step, radiiKm.length - 1) : first
}

/** The largest radius of a search, in metres. */
export const largestRadiusM = (radiiKm: readonly number[]): number => (radiiKm.at(-1) ?? 0) * 1_000

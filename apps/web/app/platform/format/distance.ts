/** '850 m' under a kilometre, else '1.2 km'. */
export function formatDistance(metres: number): string {
  return metres < 1_000 ? `${Math.round(metres)} m` : `${(metres / 1_000).toFixed(1)} km`
}

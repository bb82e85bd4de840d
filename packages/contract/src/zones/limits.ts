/** How large zones and the file of all zones may be. */
export const zoneLimits = {
  zones: 100,
  /** Points of one outline, and of all outlines together. */
  points: 500,
  pointsInAll: 5_000,
  /** In degrees: the arithmetic of outlines is exact up to this width and height. */
  span: 20,
  hours: 50,
  bands: 10,
  promiseMinutes: { least: 90, most: 4_320 },
  /** Basis points of the price list. */
  factor: { least: 2_500, most: 40_000 },
  /** Of a fee, in built-in amounts. */
  feeMinor: 100_000,
  reasonMax: 200,
} as const

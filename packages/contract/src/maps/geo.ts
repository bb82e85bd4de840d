export type Point = { latitude: number; longitude: number }

const EARTH_RADIUS_METERS = 6_371_008.8

const toRadians = (degrees: number) => (degrees * Math.PI) / 180

/** Normalises a longitude to [-180, 180). */
export const wrapLongitude = (longitude: number) => ((((longitude + 180) % 360) + 360) % 360) - 180

/** A position rounded to about 200 metres, to protect addresses. */
export const blurred = ({ latitude, longitude }: Point): Point => ({
  latitude: Math.round(latitude * 500) / 500,
  longitude: Math.round(longitude * 500) / 500,
})

const cellsPerDegree = 200

/**
 * The middle of the grid cell of about 500 metres that contains a position. All positions of a cell have the same one,
 * so it reveals the cell only.
 */
export const cellMiddle = ({ latitude, longitude }: Point): Point => {
  const row = Math.min(90 * cellsPerDegree - 1, Math.floor(latitude * cellsPerDegree))
  const middle = (row + 0.5) / cellsPerDegree
  const columns = Math.max(1, Math.round(cellsPerDegree * Math.cos(toRadians(middle))))
  return {
    latitude: middle,
    longitude: wrapLongitude((Math.floor(wrapLongitude(longitude) * columns) + 0.5) / columns),
  }
}

/** Great-circle distance in metres. */
export const distanceMeters = (a: Point, b: Point): number => {
  const halfLatitude = toRadians(b.latitude - a.latitude) / 2
  const halfLongitude = toRadians(wrapLongitude(b.longitude - a.longitude)) / 2
  const chord =
    Math.sin(halfLatitude) ** 2 +
    Math.cos(toRadians(a.latitude)) * Math.cos(toRadians(b.latitude)) * Math.sin(halfLongitude) ** 2
  return 2 * EARTH_RADIUS_METERS * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** `940 m`, from 1000 m on `1.2 km`. */
export const formatDistance = (meters: number, locale = 'en-US'): string => {
  const whole = Math.round(Math.max(0, meters))
  if (whole < 1000) return `${whole} m`
  return `${(whole / 1000).toLocaleString(locale, { maximumFractionDigits: 1 })} km`
}

const between = (a: Point, b: Point, share: number): Point => ({
  latitude: a.latitude + (b.latitude - a.latitude) * share,
  longitude: wrapLongitude(a.longitude + wrapLongitude(b.longitude - a.longitude) * share),
})

export const lineLengthMeters = (line: readonly Point[]): number =>
  line.slice(1).reduce((sum, point, index) => sum + distanceMeters(line[index] ?? point, point), 0)

/** The point at `share` (0 to 1) of a line's length; null only for an empty line. */
export const pointAlongLine = (line: readonly Point[], share: number): Point | null => {
  let leftMeters = lineLengthMeters(line) * Math.min(1, Math.max(0, share))
  for (const [index, end] of line.entries()) {
    const start = line[index - 1]
    if (!start) continue
    const legMeters = distanceMeters(start, end)
    if (legMeters >= leftMeters && legMeters > 0) return between(start, end, leftMeters / legMeters)
    leftMeters -= legMeters
  }
  return line.at(-1) ?? null
}

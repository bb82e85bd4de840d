import { writeFileSync } from 'node:fs'

type Geometry = { readonly type: string; readonly coordinates: unknown }
type Feature = { readonly type: string; readonly properties: unknown; readonly geometry: Geometry }

/** The page reads so many characters of a file, and answers a touch, before it reads on. */
const charactersOfRow = 8_000

/** Writes a file of the map, a feature in each row; what is longer than a row and has several parts is several features. */
export function writeGround(file: URL, features: readonly Feature[]): void {
  const rows = features.flatMap(inRows).map((feature) => JSON.stringify(feature))
  writeFileSync(file, `{"type":"FeatureCollection","features":[\n${rows.join(',\n')}\n]}\n`)
}

function inRows(feature: Feature): Feature[] {
  const { type, coordinates } = feature.geometry
  const isLong = JSON.stringify(feature).length > charactersOfRow
  if (!isLong || !type.startsWith('Multi') || !Array.isArray(coordinates) || coordinates.length < 2) return [feature]
  const half = Math.ceil(coordinates.length / 2)
  return [coordinates.slice(0, half), coordinates.slice(half)].flatMap((parts) =>
    inRows({ ...feature, geometry: { type, coordinates: parts } }),
  )
}

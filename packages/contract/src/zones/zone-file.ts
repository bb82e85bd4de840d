import { issueText } from '../texts/issue-text.ts'
import { zoneLimits } from './limits.ts'
import { zoneMessages } from './messages.ts'
import { type Corner, microdegrees, type Outline } from './outline.ts'
import { plainRules, type Zone, zone, zoneRules, zones } from './zone.ts'

/** All zones as GeoJSON, the highest priority first: for any program that draws maps. */
export interface ZoneFile {
  readonly type: 'FeatureCollection'
  readonly features: readonly {
    readonly type: 'Feature'
    readonly id: string
    /** The ring's last point is its first one. Null: everywhere that is in no other zone. */
    readonly geometry: {
      readonly type: 'Polygon'
      readonly coordinates: readonly (readonly (readonly number[])[])[]
    } | null
    readonly properties: Readonly<Record<string, unknown>>
  }[]
}

export const fileOf = (all: readonly Zone[]): ZoneFile => ({
  type: 'FeatureCollection',
  features: all.map(({ id, outline, ...properties }) => ({
    type: 'Feature',
    id,
    geometry: outline && {
      type: 'Polygon',
      coordinates: [[...outline, ...outline.slice(0, 1)].map(([x, y]) => [x / microdegrees, y / microdegrees])],
    },
    properties,
  })),
})

/** Texts by place in the file; features are counted from 1, as people count them. */
export type FileProblems = Record<string, string[]>

const { file: texts } = zoneMessages
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const properties: ReadonlySet<string> = new Set(['name', ...Object.keys(zoneRules.shape)])

/** The zones of a file, or what is wrong with it. A property that is missing changes nothing. */
export function zonesOfFile(file: unknown): { readonly zones: Zone[] } | { readonly problems: FileProblems } {
  if (!isRecord(file) || file.type !== 'FeatureCollection' || !Array.isArray(file.features))
    return { problems: { file: [texts.notCollection] } }
  if (file.features.length > zoneLimits.zones) return { problems: { file: [texts.tooMany] } }
  const problems: FileProblems = {}
  const read = file.features.flatMap((feature: unknown, index) => {
    const found = readFeature(feature, index + 1)
    if ('zone' in found) return [found.zone]
    Object.assign(problems, found.problems)
    return []
  })
  if (Object.keys(problems).length > 0) return { problems }
  const all = zones.safeParse(read, { error: issueText })
  return all.success ? { zones: all.data } : { problems: { file: all.error.issues.map(({ message }) => message) } }
}

function readFeature(feature: unknown, number: number): { readonly zone: Zone } | { readonly problems: FileProblems } {
  const at = (place: string) => `features.${number}${place && `.${place}`}`
  if (!isRecord(feature) || feature.type !== 'Feature') return { problems: { [at('')]: [texts.notFeature] } }
  const given = isRecord(feature.properties) ? feature.properties : {}
  const unknown = Object.keys(given).filter((property) => !properties.has(property))
  if (unknown.length > 0)
    return { problems: Object.fromEntries(unknown.map((property) => [at(property), [texts.unknownProperty]])) }
  const outline = outlineOf(feature.geometry)
  if (typeof outline === 'string') return { problems: { [at('geometry')]: [outline] } }
  const id = feature.id ?? slugOf(given.name)
  const parsed = zone.safeParse({ ...plainRules, ...given, id, outline }, { error: issueText })
  if (parsed.success) return { zone: parsed.data }
  const problems: FileProblems = {}
  for (const { path, message } of parsed.error.issues) {
    const place = at(path[0] === 'outline' ? 'geometry' : path.join('.'))
    problems[place] = [...(problems[place] ?? []), message]
  }
  return { problems }
}

const slugOf = (name: unknown): string =>
  typeof name === 'string'
    ? name
        .normalize('NFKD')
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replaceAll(/^-+|-+$/g, '')
        .slice(0, 40)
    : ''

const isPosition = (value: unknown): value is readonly [number, number] =>
  Array.isArray(value) && value.length >= 2 && Number.isFinite(value[0]) && Number.isFinite(value[1])

/** The outline of a geometry, or why it has none. */
function outlineOf(geometry: unknown): Outline | null | string {
  if (geometry === null || geometry === undefined) return null
  if (!isRecord(geometry) || geometry.type !== 'Polygon' || !Array.isArray(geometry.coordinates))
    return texts.severalAreas
  const [ring, ...holes]: unknown[] = geometry.coordinates
  if (holes.length > 0) return texts.hole
  if (!Array.isArray(ring) || !ring.every(isPosition)) return texts.severalAreas
  if (ring.length > zoneLimits.points + 1) return zoneMessages.outline.too_many_points
  const corners = ring.map(([x, y]): Corner => [Math.round(x * microdegrees), Math.round(y * microdegrees)])
  const [first, last] = [corners[0], corners.at(-1)]
  if (!first || !last || corners.length < 4) return zoneMessages.outline.too_few_points
  return first[0] === last[0] && first[1] === last[1] ? corners.slice(0, -1) : texts.notClosed
}

import { z } from 'zod'
import { shownZone, type Zone } from './zone.ts'

const zoneProperties = Object.keys(shownZone.shape).filter((property) => property !== 'id') as [
  Exclude<keyof Zone, 'id'>,
]
export type ZoneProperty = (typeof zoneProperties)[number]

export const zoneChange = z.object({
  zone: z.string(),
  name: z.string(),
  kind: z.enum(['added', 'removed', 'changed', 'moved']),
  /** Of a changed zone. */
  properties: z.array(z.enum(zoneProperties)),
})
export type ZoneChange = z.infer<typeof zoneChange>

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

const ordered = (rules: Zone['prices']) => rules && Object.entries(rules).sort(([a], [b]) => (a < b ? -1 : 1))

const differs = (before: Zone, after: Zone, property: ZoneProperty): boolean =>
  property === 'prices'
    ? !isEqual(ordered(before.prices), ordered(after.prices))
    : !isEqual(before[property], after[property])

/** What differs between two versions of the zones. A zone has moved if its rank among the zones of both versions is another. */
export function changesBetween(before: readonly Zone[], after: readonly Zone[]): ZoneChange[] {
  const was = new Map(before.map((each) => [each.id, each]))
  const is = new Map(after.map((each) => [each.id, each]))
  const rankOf = (all: readonly Zone[], other: ReadonlyMap<string, Zone>) =>
    new Map(all.filter(({ id }) => other.has(id)).map(({ id }, rank) => [id, rank]))
  const [rankBefore, rankAfter] = [rankOf(before, is), rankOf(after, was)]
  const shown = ({ id, name }: Zone, kind: ZoneChange['kind'], properties: ZoneProperty[] = []): ZoneChange => ({
    zone: id,
    name,
    kind,
    properties,
  })
  return [
    ...before.filter(({ id }) => !is.has(id)).map((gone) => shown(gone, 'removed')),
    ...after.flatMap((next) => {
      const old = was.get(next.id)
      if (!old) return [shown(next, 'added')]
      const properties = zoneProperties.filter((property) => differs(old, next, property))
      return [
        ...(properties.length > 0 ? [shown(next, 'changed', properties)] : []),
        ...(rankBefore.get(next.id) === rankAfter.get(next.id) ? [] : [shown(next, 'moved')]),
      ]
    }),
  ]
}

import { firstZones } from '@washline/contract/zones/zone'
import type { PlaceInZones } from '@washline/contract/zones/zone-at'
import { expect, it } from 'vitest'
import { refusedByZone } from './refused-by-zone.ts'

const [zone] = firstZones
if (!zone) throw new Error('no zone')
const closed: PlaceInZones = { state: 'closed', zone, opensAt: null }
const paused: PlaceInZones = { state: 'paused', zone, reason: 'Flood' }

it.each<[PlaceInZones, string | null, RegExp | undefined]>([
  [{ state: 'open', zone }, 'other', undefined],
  [{ state: 'outside' }, zone.id, /do not serve/],
  [paused, zone.id, /paused.*Flood/],
  [paused, 'other', /paused/],
  [closed, 'other', /closed/],
  [closed, null, /closed/],
  [closed, zone.id, undefined],
])('%o for an order of the zone %s: %s', (place, zoneId, refusal) => {
  const refused = refusedByZone(place, { zoneId })
  if (refusal) expect(refused?.join(' ')).toMatch(refusal)
  else expect(refused).toBeUndefined()
})

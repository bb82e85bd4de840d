import { z } from 'zod'
import { actionReason } from '../console/schemas.ts'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped, pageQuery } from '../envelope.ts'
import { userId } from '../ids.ts'
import { zoneRefusals } from './refusals.ts'
import { shownZone, zones } from './zone.ts'
import { zoneChange } from './zone-changes.ts'

/** Version 0: one zone without limits, before the first change. The highest priority comes first. */
const zonesVersion = z.object({ version: z.int().min(0), zones: z.array(shownZone) })
export type ZonesVersion = z.infer<typeof zonesVersion>

const zonesHistory = zonesVersion.extend({
  changes: z.array(zoneChange),
  by: z.object({ id: userId, name: z.string() }),
  reason: z.string(),
  at: z.iso.datetime(),
})
export type ZonesHistory = z.infer<typeof zonesHistory>

export const getZones = defineEndpoint({
  method: 'GET',
  path: '/api/ops/zones',
  access: 'operator',
  scope: 'console:settings',
  summary: 'The zones that apply now, the highest priority first.',
  answers: { 200: enveloped(zonesVersion) },
})

export const listZoneVersions = defineEndpoint({
  method: 'GET',
  path: '/api/ops/zones/versions',
  access: 'operator',
  scope: 'console:settings',
  summary: 'Every change of the zones, newest first: who, when, why, and the zones after it.',
  query: pageQuery,
  answers: { 200: enveloped(z.object({ versions: z.array(zonesHistory), next_cursor: z.string().nullable() })) },
})

export const changeZones = defineEndpoint({
  method: 'POST',
  path: '/api/ops/zones',
  access: 'operator',
  scope: 'console:settings',
  summary:
    'Replaces all zones, with a reason; new orders are priced by them at once. 409 if another operator has changed them.',
  body: z.object({ version: z.int().min(0), zones, reason: actionReason }),
  answers: { 200: enveloped(zonesVersion) },
  refusals: [zoneRefusals.zonesChanged],
})

const geoJson = z.object({ type: z.enum(['FeatureCollection']), features: z.array(z.unknown()) })

export const getZoneFile = defineEndpoint({
  method: 'GET',
  path: '/api/ops/zones/file',
  access: 'operator',
  scope: 'console:settings',
  summary: 'All zones as a GeoJSON FeatureCollection; the order of the features is the priority.',
  answers: { 200: enveloped(geoJson) },
})

export const previewZoneFile = defineEndpoint({
  method: 'POST',
  path: '/api/ops/zones/file',
  access: 'operator',
  scope: 'console:settings',
  summary:
    'Reads a GeoJSON FeatureCollection and shows what it would change, without changing it; the zones of the answer are what a change sends. Errors name features by their number, from 1.',
  body: z.object({ file: z.unknown() }),
  answers: { 200: enveloped(zonesVersion.extend({ changes: z.array(zoneChange) })) },
})

/** A grid cell of places where people wait until we serve them. */
const demandCell = z.object({ latitude: z.number(), longitude: z.number(), people: z.int() })

export const getDemand = defineEndpoint({
  method: 'GET',
  path: '/api/ops/zones/demand',
  access: 'operator',
  scope: 'console:settings',
  summary:
    'Where people outside every zone wait to be served, by grid cells of about 500 meters, the most people first.',
  answers: { 200: enveloped(z.object({ cells: z.array(demandCell), people: z.int() })) },
})
export type Demand = z.infer<(typeof getDemand.answers)[200]>['data']

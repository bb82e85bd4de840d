import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped, pageQuery } from '../envelope.ts'
import { id } from '../ids.ts'
import { actReason } from '../ops/schemas.ts'
import { figureChange, searchFigures, settingFigures } from './figures.ts'

export const settingsVersion = z.object({
  version: z.int(),
  figures: settingFigures,
  changes: z.array(figureChange),
  by: z.object({ id, name: z.string() }),
  reason: z.string(),
  at: z.iso.datetime(),
})
export type SettingsVersion = z.infer<typeof settingsVersion>

/** Version 0 is what holds while nobody has changed anything. */
const currentSettings = z.object({ version: z.int().min(0), figures: settingFigures })
export type CurrentSettings = z.infer<typeof currentSettings>

export const getOpsSettings = defineEndpoint({
  method: 'GET',
  path: '/api/ops/settings',
  access: 'operator',
  summary: 'The figures of the market that operators may change, as they stand.',
  answers: { 200: enveloped(currentSettings) },
})

export const listSettingsVersions = defineEndpoint({
  method: 'GET',
  path: '/api/ops/settings/versions',
  access: 'operator',
  summary: 'Every change of the figures, newest first: who, when, why, and what it was before.',
  query: pageQuery,
  answers: { 200: enveloped(z.object({ versions: z.array(settingsVersion), next_cursor: z.string().nullable() })) },
})

export const changeOpsSettings = defineEndpoint({
  method: 'POST',
  path: '/api/ops/settings',
  access: 'operator',
  summary: 'Sets all figures anew, with a reason; 409 if somebody changed them since the version that was seen.',
  body: z.object({ version: z.int().min(0), figures: settingFigures, reason: actReason }),
  answers: { 200: enveloped(currentSettings) },
})

export const getSearchFigures = defineEndpoint({
  method: 'GET',
  path: '/api/market/search',
  access: 'public',
  summary: 'How Washers are asked: how many at once, for how long, and how far the search reaches.',
  answers: { 200: enveloped(searchFigures) },
})

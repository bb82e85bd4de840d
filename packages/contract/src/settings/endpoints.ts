import { z } from 'zod'
import { consoleRefusals } from '../console/refusals.ts'
import { actionReason } from '../console/schemas.ts'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped, pageQuery } from '../envelope.ts'
import { userId } from '../ids.ts'
import { marketSettingsSchema, searchSettings, settingChange } from './market-settings.ts'

export const settingsVersion = z.object({
  version: z.int(),
  settings: marketSettingsSchema,
  changes: z.array(settingChange),
  by: z.object({ id: userId, name: z.string() }),
  reason: z.string(),
  at: z.iso.datetime(),
})
export type SettingsVersion = z.infer<typeof settingsVersion>

/** Version 0: the defaults, before the first change. */
const currentSettings = z.object({ version: z.int().min(0), settings: marketSettingsSchema })
export type CurrentSettings = z.infer<typeof currentSettings>

export const getConsoleSettings = defineEndpoint({
  method: 'GET',
  path: '/api/ops/settings',
  access: 'operator',
  summary: 'The current values of the market settings that operators may change.',
  answers: { 200: enveloped(currentSettings) },
})

export const listSettingsVersions = defineEndpoint({
  method: 'GET',
  path: '/api/ops/settings/versions',
  access: 'operator',
  summary: 'Every change of the settings, newest first: who, when, why, and the values before.',
  query: pageQuery,
  answers: { 200: enveloped(z.object({ versions: z.array(settingsVersion), next_cursor: z.string().nullable() })) },
})

export const changeConsoleSettings = defineEndpoint({
  method: 'POST',
  path: '/api/ops/settings',
  access: 'operator',
  summary: 'Replaces all settings, with a reason; 409 if another operator has changed them since the given version.',
  body: z.object({ version: z.int().min(0), settings: marketSettingsSchema, reason: actionReason }),
  answers: { 200: enveloped(currentSettings) },
  refusals: [consoleRefusals.settingsChanged],
})

export const getSearchSettings = defineEndpoint({
  method: 'GET',
  path: '/api/market/search',
  access: 'public',
  summary: 'How Washers are asked: how many at once, for how long, and how far the search reaches.',
  answers: { 200: enveloped(searchSettings) },
})

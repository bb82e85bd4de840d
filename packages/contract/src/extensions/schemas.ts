import { z } from 'zod'
import { userId } from '../ids.ts'

const timestamp = z.iso.datetime()

export const extensionName = z.string().regex(/^[a-z][a-z0-9-]{0,29}$/)

const shownField = { label: z.string().min(1).max(80), help: z.string().max(300).optional() }

/** A field of the form of settings, as an extension describes it. Its texts are the extension's own. */
export const settingField = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('text'),
    ...shownField,
    default: z.string().max(2_000),
    maxLength: z.int().min(1).max(2_000).optional(),
  }),
  z.object({
    type: z.literal('number'),
    ...shownField,
    default: z.number(),
    min: z.number().optional(),
    max: z.number().optional(),
  }),
  z.object({ type: z.literal('flag'), ...shownField, default: z.boolean() }),
  z.object({
    type: z.literal('choice'),
    ...shownField,
    default: z.string(),
    options: z.array(z.string().min(1).max(80)).min(1).max(50),
  }),
  z.object({ type: z.literal('secret'), ...shownField }),
])
export type SettingField = z.infer<typeof settingField>

export const settingFields = z.record(z.string().regex(/^[a-z][A-Za-z0-9_]{0,39}$/), settingField)
export type SettingFields = z.infer<typeof settingFields>

export const extensionSetting = z.union([z.string().max(2_000), z.number(), z.boolean()])
export const settingValues = z.record(z.string(), extensionSetting)
export type SettingValues = z.infer<typeof settingValues>

export const extensionStates = ['on', 'off', 'broken'] as const

export const consoleExtension = z.object({
  /** Absent where it could never be loaded. */
  name: z.string().nullable(),
  title: z.string(),
  /** The package or folder that was named at the start. */
  location: z.string(),
  state: z.enum(extensionStates),
  /** Why it is off or broken. */
  reason: z.string().nullable(),
  since: timestamp.nullable(),
  events: z.array(z.string()),
  routes: z.array(z.string()),
  gateways: z.array(z.string()),
  languages: z.array(z.string()),
  accounts: z.array(z.object({ name: z.string(), title: z.string() })),
  panels: z.array(z.object({ name: z.string(), title: z.string() })),
  has_settings: z.boolean(),
  has_brand: z.boolean(),
  /** Events that it has still to handle, and those that it failed to handle. */
  waiting: z.int(),
  given_up: z.int(),
})
export type ConsoleExtension = z.infer<typeof consoleExtension>

export const extensionSettings = z.object({
  version: z.int().min(0),
  fields: settingFields,
  /** Without secrets. */
  values: settingValues,
  /** The secrets that have been set. */
  secrets_set: z.array(z.string()),
  changed: z.object({ by: z.object({ id: userId, name: z.string() }), reason: z.string(), at: timestamp }).nullable(),
})
export type ExtensionSettings = z.infer<typeof extensionSettings>

const cell = z.union([z.string().max(300), z.number()])
export const panelPart = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string().max(2_000) }),
  z.object({
    kind: z.literal('stats'),
    stats: z
      .array(z.object({ label: z.string().max(80), value: cell, isMoney: z.boolean().optional() }))
      .min(1)
      .max(12),
  }),
  z.object({
    kind: z.literal('table'),
    columns: z.array(z.string().max(80)).min(1).max(8),
    rows: z.array(z.array(cell).max(8)).max(100),
  }),
])
export type PanelPart = z.infer<typeof panelPart>
export const panelParts = z.array(panelPart).max(10)

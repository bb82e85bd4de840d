import { z } from 'zod'
import { consoleRefusals } from '../console/refusals.ts'
import { actionReason } from '../console/schemas.ts'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped, pageQuery } from '../envelope.ts'
import { userId } from '../ids.ts'
import { platformRefusals } from '../platform/refusals.ts'
import { marketSettingsSchema, searchSettings, settingChange, trialRules } from './market-settings.ts'
import { claimLimits, feeRules, publishedFees } from './money-schemas.ts'

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
  scope: 'console:settings',
  summary: 'The current values of the market settings that operators may change.',
  answers: { 200: enveloped(currentSettings) },
})

export const listSettingsVersions = defineEndpoint({
  method: 'GET',
  path: '/api/ops/settings/versions',
  access: 'operator',
  scope: 'console:settings',
  summary: 'Every change of the settings, newest first: who, when, why, and the values before.',
  query: pageQuery,
  answers: { 200: enveloped(z.object({ versions: z.array(settingsVersion), next_cursor: z.string().nullable() })) },
})

export const changeConsoleSettings = defineEndpoint({
  method: 'POST',
  path: '/api/ops/settings',
  access: 'operator',
  scope: 'console:settings',
  summary: 'Replaces all settings, with a reason; 409 if another operator has changed them since the given version.',
  body: z.object({ version: z.int().min(0), settings: marketSettingsSchema, reason: actionReason }),
  answers: { 200: enveloped(currentSettings) },
  refusals: [consoleRefusals.settingsChanged],
})

export const getSearchSettings = defineEndpoint({
  method: 'GET',
  path: '/api/market/search',
  access: 'public',
  scope: 'public',
  summary: 'How Washers are asked: how many at once, for how long, and how far the search reaches.',
  answers: { 200: enveloped(searchSettings) },
})

const moneyRules = z.object({ fees: feeRules, claims: claimLimits })
export type MoneyRulesNow = z.infer<typeof moneyRules>

export const getMoneyRules = defineEndpoint({
  method: 'GET',
  path: '/api/market/fees',
  access: 'public',
  scope: 'public',
  summary:
    'The fees by which an order placed now is priced, and the limits of a payment without an operator for a claim made now.',
  answers: { 200: enveloped(moneyRules) },
})

export const trialStates = ['planned', 'running', 'ended', 'withdrawn'] as const

/** The kinds of rules that a trial may have. Two trials of one time have none in common. */
const trialParts = { rules: trialRules, fees: feeRules, claims: claimLimits }

/** Rules for a time; afterwards the settings, or what is built in, apply again by themselves. Null: those are left as they are. */
const trial = z.object({
  version: z.int(),
  state: z.enum(trialStates),
  rules: trialRules.nullable(),
  fees: feeRules.nullable(),
  claims: claimLimits.nullable(),
  /** What differs from the settings at the time of publishing. */
  changes: z.array(settingChange),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  by: z.object({ id: userId, name: z.string() }),
  reason: z.string(),
  at: z.iso.datetime(),
  withdrawn: z
    .object({ by: z.object({ id: userId, name: z.string() }), reason: z.string(), at: z.iso.datetime() })
    .nullable(),
})
export type Trial = z.infer<typeof trial>
/** `version` is the latest of settings and trials: the one that a change names. */
const trials = z.object({ version: z.int().min(0), ...trialParts, trials: z.array(trial) })
export type Trials = z.infer<typeof trials>

export const listTrials = defineEndpoint({
  method: 'GET',
  path: '/api/ops/trials',
  access: 'operator',
  scope: 'console:settings',
  summary: 'The rules that apply now, and the last 20 that were published for a time, the latest start first.',
  answers: { 200: enveloped(trials) },
})

export const publishTrial = defineEndpoint({
  method: 'POST',
  path: '/api/ops/trials',
  access: 'operator',
  scope: 'console:settings',
  summary:
    'Publishes rules of a search, fees or limits of claims from a start to an end; what is left out stays as it is. Refused if others of the same kind are published for a part of that time, or if the settings were changed since the given version.',
  body: z.object({
    version: z.int().min(0),
    rules: trialParts.rules.optional(),
    fees: publishedFees.optional(),
    claims: trialParts.claims.optional(),
    starts_at: z.iso.datetime(),
    ends_at: z.iso.datetime(),
    reason: actionReason,
  }),
  answers: { 200: enveloped(trials) },
  refusals: [consoleRefusals.settingsChanged, consoleRefusals.trialsOverlap],
})

export const withdrawTrial = defineEndpoint({
  method: 'POST',
  path: '/api/ops/trials/withdraw',
  access: 'operator',
  scope: 'console:settings',
  summary: 'Withdraws published rules before their start, or ends them before their end; the settings apply again.',
  body: z.object({ version: z.int32().min(1), reason: actionReason }),
  answers: { 200: enveloped(trials) },
  refusals: [platformRefusals.notFound, consoleRefusals.trialOver],
})

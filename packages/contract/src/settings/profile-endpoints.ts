import { z } from 'zod'
import { consoleRefusals } from '../console/refusals.ts'
import { actionReason } from '../console/schemas.ts'
import { defineEndpoint } from '../endpoint.ts'
import { enveloped } from '../envelope.ts'
import { userId } from '../ids.ts'
import { proposedRows } from '../scanning/priced-catalogue.ts'
import { zoneRefusals } from '../zones/refusals.ts'
import { marketProfile, profileChange, shownProfile } from './market-profile.ts'
import { profileRefusals } from './profile-refusals.ts'

const profileVersion = z.object({
  version: z.int(),
  changes: z.array(profileChange),
  by: z.object({ id: userId, name: z.string() }),
  reason: z.string(),
  at: z.iso.datetime(),
})

/** Version 0: what is built in, before the first change. */
const currentProfile = z.object({
  version: z.int().min(0),
  profile: shownProfile,
  /** Whether orders or ledger accounts exist, so that the currency stays. */
  currency_in_use: z.boolean(),
  /** The last changes, newest first. */
  changes: z.array(profileVersion),
})
export type CurrentProfile = z.infer<typeof currentProfile>

export const getMarketProfile = defineEndpoint({
  method: 'GET',
  path: '/api/ops/market',
  access: 'operator',
  scope: 'console:settings',
  summary: 'Name, currency, fees, promise, covers, colors and logo of the market, and the last changes of them.',
  answers: { 200: enveloped(currentProfile) },
})

export const changeMarketProfile = defineEndpoint({
  method: 'POST',
  path: '/api/ops/market',
  access: 'operator',
  scope: 'console:settings',
  summary:
    'Replaces the profile of the market, with a reason. Orders that were placed keep what they were placed by. `price_list` may come with another currency and takes the place of the former one; amounts of zones are converted with the currency. `confirmed` is needed where people pay, earn or are promised something else; 409 if another operator has changed it since the given version, or if the currency is in use.',
  body: z.object({
    version: z.int().min(0),
    profile: marketProfile,
    /** Only together with another currency: the prices in it, which take the place of the price list. */
    price_list: proposedRows.optional(),
    confirmed: z.boolean().default(false),
    reason: actionReason,
  }),
  answers: { 200: enveloped(currentProfile) },
  refusals: [
    consoleRefusals.settingsChanged,
    consoleRefusals.catalogueChanged,
    profileRefusals.currencyInUse,
    zoneRefusals.zonesChanged,
  ],
})

export const uploadMarketLogo = defineEndpoint({
  method: 'POST',
  path: '/api/ops/market/logo',
  access: 'operator',
  scope: 'console:settings',
  summary: 'Stores a logo, jpeg, png or webp, written anew as a small webp. It is shown once a profile names its hash.',
  multipart: true,
  answers: { 200: enveloped(z.object({ logo: z.string() })) },
})

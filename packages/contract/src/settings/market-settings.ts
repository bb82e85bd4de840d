import { z } from 'zod'
import { handoverEvidence, handoverPhoto } from '../custody/evidence.ts'
import { market } from '../market.ts'
import { claimLimitNames, feeRuleNames } from './money-rules.ts'
import { type WeightName, weightNames } from './weights.ts'

/** The range of each number. */
export const settingRanges = {
  wave_size: { min: 1, max: 10 },
  offer_s: { min: 10, max: 120 },
  ask_again_s: { min: 30, max: 3_600 },
  last_ratings: { min: 5, max: 100 },
  fewest_ratings: { min: 1, max: 100 },
  rating_floor: { min: 1, max: market.ratings.max },
  liable_claims: { min: 1, max: 20 },
  claims_days: { min: 7, max: 365 },
  weight_travel: { min: 0, max: 100 },
  weight_rating: { min: 0, max: 100 },
  weight_on_time: { min: 0, max: 100 },
  weight_acceptance: { min: 0, max: 100 },
  weight_load: { min: 0, max: 100 },
  weight_skips: { min: 0, max: 100 },
  newcomer_nth: { min: 2, max: 20 },
  cost_lateness: { min: 0, max: 100 },
  cost_travel: { min: 0, max: 20 },
  cost_refusal_s: { min: 0, max: 3_600 },
  cost_newcomer_s: { min: 0, max: 3_600 },
  cost_favourite_s: { min: 0, max: 7_200 },
} as const satisfies Record<string, { readonly min: number; readonly max: number }>
export type SettingNumber = keyof typeof settingRanges

/** The radii of a search, one for each step. */
export const radiiRange = { min: 0.5, max: 50, steps: 6 } as const

const whole = (name: SettingNumber) =>
  z
    .int('Must be a whole number.')
    .min(settingRanges[name].min, `Must be ${settingRanges[name].min} or more.`)
    .max(settingRanges[name].max, `Must be ${settingRanges[name].max} or less.`)
const isTenth = (value: number) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-9

const values = z.object({
  /** Washers that are asked at once. */
  wave_size: whole('wave_size'),
  /** Seconds to answer an offer. */
  offer_s: whole('offer_s'),
  /** Seconds until a Washer who did not answer may be asked for the same order again. */
  ask_again_s: whole('ask_again_s'),
  radii_km: z
    .array(
      z
        .number()
        .min(radiiRange.min, `Must be ${radiiRange.min} or more.`)
        .max(radiiRange.max, `Must be ${radiiRange.max} or less.`),
    )
    .min(1, 'At least one is needed.')
    .max(radiiRange.steps, `At most ${radiiRange.steps} are possible.`)
    .refine((km) => km.every((radius, step) => step === 0 || radius > (km[step - 1] ?? 0)), {
      message: 'Each must be farther than the one before.',
    }),
  /** The weights of the score's parts in percent; together 100. */
  weight_travel: whole('weight_travel'),
  weight_rating: whole('weight_rating'),
  weight_on_time: whole('weight_on_time'),
  weight_acceptance: whole('weight_acceptance'),
  weight_load: whole('weight_load'),
  weight_skips: whole('weight_skips'),
  /** One offer in so many goes to a newcomer in reach. */
  newcomer_nth: whole('newcomer_nth'),
  /** Where Washers are short: what a second of lateness, a second of driving and a certain refusal cost, in seconds of driving. */
  cost_lateness: whole('cost_lateness'),
  cost_travel: whole('cost_travel'),
  cost_refusal_s: whole('cost_refusal_s'),
  /** There, so much less for a newcomer and for a favourite of the customer. */
  cost_newcomer_s: whole('cost_newcomer_s'),
  cost_favourite_s: whole('cost_favourite_s'),
  handover_evidence: z.enum(handoverEvidence),
  /** Whether a handover has a photo; only where handovers have evidence. */
  handover_photo: z.enum(handoverPhoto),
  /** The average of so many of a Washer's latest ratings is watched. */
  last_ratings: whole('last_ratings'),
  /** No average is taken of fewer ratings. */
  fewest_ratings: whole('fewest_ratings'),
  /** An average below this is flagged for review. */
  rating_floor: z
    .number()
    .min(settingRanges.rating_floor.min, `Must be ${settingRanges.rating_floor.min} or more.`)
    .max(settingRanges.rating_floor.max, `Must be ${settingRanges.rating_floor.max} or less.`)
    .refine(isTenth, 'Ratings go in steps of 0.1.'),
  /** So many liable claims within `claims_days` are flagged for review. */
  liable_claims: whole('liable_claims'),
  claims_days: whole('claims_days'),
})

const weights = {
  weight_travel: true,
  weight_rating: true,
  weight_on_time: true,
  weight_acceptance: true,
  weight_load: true,
  weight_skips: true,
} as const satisfies Record<WeightName, true>

const costs = {
  cost_lateness: true,
  cost_travel: true,
  cost_refusal_s: true,
  cost_newcomer_s: true,
  cost_favourite_s: true,
} as const
export type CostName = keyof typeof costs
export const costNames = Object.keys(costs) as CostName[]

const addUp = {
  isMet: (given: Record<WeightName, number>) => weightNames.reduce((sum, name) => sum + given[name], 0) === 100,
  refused: { path: ['weight_travel'], message: 'The weights must add up to 100.' },
}

/** The settings of a search, which the page about matching shows. */
export const searchSettings = values.pick({
  wave_size: true,
  offer_s: true,
  radii_km: true,
  newcomer_nth: true,
  ...weights,
  ...costs,
})
export type SearchSettings = z.infer<typeof searchSettings>

/** The rules of a search. They may be published for a time, after which the settings apply again. */
const trialValues = searchSettings.extend({ ask_again_s: values.shape.ask_again_s })
export const trialRules = trialValues.refine(addUp.isMet, addUp.refused)
export type TrialRules = z.infer<typeof trialRules>
export type TrialRuleName = keyof TrialRules
export const trialRuleNames = Object.keys(trialValues.shape) as TrialRuleName[]

/** Settings that operators may change at run time. */
export const marketSettingsSchema = values
  .refine(addUp.isMet, addUp.refused)
  .refine(({ fewest_ratings, last_ratings }) => fewest_ratings <= last_ratings, {
    path: ['fewest_ratings'],
    message: 'Must not be more than the ratings that are watched.',
  })
  .refine(({ handover_evidence, handover_photo }) => handover_evidence !== 'off' || handover_photo !== 'required', {
    path: ['handover_photo'],
    message: 'A photo cannot be required where handovers have no evidence.',
  })
export type MarketSettingValues = z.infer<typeof marketSettingsSchema>
export type SettingName = keyof MarketSettingValues

export const settingNames = Object.keys(values.shape) as SettingName[]

const percent = (share: number): number => Math.round(share * 100)

/** The settings before the first change. */
export const defaultMarketSettings: MarketSettingValues = {
  wave_size: market.dispatch.waveSize,
  offer_s: market.dispatch.offerMs / 1_000,
  ask_again_s: market.dispatch.askAgainMs / 1_000,
  radii_km: [...market.dispatch.radiiKm],
  weight_travel: percent(market.dispatch.weights.travel),
  weight_rating: percent(market.dispatch.weights.rating),
  weight_on_time: percent(market.dispatch.weights.onTime),
  weight_acceptance: percent(market.dispatch.weights.acceptance),
  weight_load: percent(market.dispatch.weights.load),
  weight_skips: percent(market.dispatch.weights.skips),
  newcomer_nth: market.dispatch.newcomerEveryNth,
  cost_lateness: market.dispatch.matching.lateness,
  cost_travel: market.dispatch.matching.travel,
  cost_refusal_s: market.dispatch.matching.refusalS,
  cost_newcomer_s: market.dispatch.matching.newcomerS,
  cost_favourite_s: market.dispatch.matching.favouriteS,
  handover_evidence: market.custody.evidence,
  handover_photo: market.custody.photo,
  last_ratings: market.quality.lastRatings,
  fewest_ratings: market.quality.fewestRatings,
  rating_floor: market.quality.floorTenths / 10,
  liable_claims: market.quality.claims,
  claims_days: market.quality.claimsDays,
}

export const settingValue = z.union([z.number(), z.string(), z.array(z.number())])
export type SettingValue = z.infer<typeof settingValue>

/** Settings, and rules that may be published for a time only. */
const changedNames = [...settingNames, ...feeRuleNames, ...claimLimitNames] as const
export type ChangedName = (typeof changedNames)[number]
export const settingChange = z.object({ setting: z.enum(changedNames), from: settingValue, to: settingValue })
export type SettingChange = z.infer<typeof settingChange>

/** The rules of a search among all settings. */
export const trialRulesOf = (settings: TrialRules): TrialRules => trialValues.parse(settings)

type Values = Readonly<{ [Name in ChangedName]?: SettingValue | undefined }>

/** The settings that differ between two versions. */
export const changesBetween = (before: Values, after: Values): SettingChange[] =>
  changedNames.flatMap((setting) => {
    const [from, to] = [before[setting], after[setting]]
    return from === undefined || to === undefined || String(from) === String(to) ? [] : [{ setting, from, to }]
  })

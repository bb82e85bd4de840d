import type { HandoverEvidence, HandoverPhoto } from '@washline/contract/custody/evidence'
import type { Trial } from '@washline/contract/settings/endpoints'
import {
  defaultMarketSettings,
  type MarketSettingValues,
  type TrialRules,
} from '@washline/contract/settings/market-settings'
import type { WeightName, weightParts } from '@washline/contract/settings/weights'

/** The rules of a search, as other modules read them. */
export interface SearchRules {
  readonly waveSize: number
  readonly offerMs: number
  /** After an unanswered offer has expired, the same Washer may be asked again after this time. */
  readonly askAgainMs: number
  /** Nearest first, at least one. */
  readonly radiiKm: readonly number[]
  /** The weights of the score's parts; they sum to 1. */
  readonly weights: Readonly<Record<(typeof weightParts)[WeightName], number>>
  /** One offer in so many goes to a newcomer. */
  readonly newcomerEveryNth: number
  /** What counts where all orders are decided together, in seconds of driving. */
  readonly costs: {
    readonly lateness: number
    readonly travel: number
    readonly refusalS: number
    readonly newcomerS: number
    readonly favouriteS: number
  }
}

/** The other settings, as other modules read them. */
export interface MarketSettings {
  readonly evidence: HandoverEvidence
  readonly photo: HandoverPhoto
  readonly quality: {
    readonly lastRatings: number
    readonly fewestRatings: number
    readonly floorTenths: number
    readonly claims: number
    readonly claimsMs: number
  }
}

/** All settings of a stored version; a setting that is newer than the version has its default. */
export const completeSettings = (stored: Partial<MarketSettingValues> | null): MarketSettingValues => ({
  ...defaultMarketSettings,
  ...stored,
})

/** A part of the score counts by its share of 1. */
export const searchRulesOf = (values: TrialRules): SearchRules => ({
  waveSize: values.wave_size,
  offerMs: values.offer_s * 1_000,
  askAgainMs: values.ask_again_s * 1_000,
  radiiKm: values.radii_km,
  weights: {
    travel: values.weight_travel / 100,
    rating: values.weight_rating / 100,
    onTime: values.weight_on_time / 100,
    acceptance: values.weight_acceptance / 100,
    load: values.weight_load / 100,
    skips: values.weight_skips / 100,
  },
  newcomerEveryNth: values.newcomer_nth,
  costs: {
    lateness: values.cost_lateness,
    travel: values.cost_travel,
    refusalS: values.cost_refusal_s,
    newcomerS: values.cost_newcomer_s,
    favouriteS: values.cost_favourite_s,
  },
})

interface TrialTimes {
  readonly startsAt: Date
  readonly endsAt: Date
  readonly isWithdrawn: boolean
}

/** The end is the first moment in which the rules do not apply any more. */
export function trialState({ startsAt, endsAt, isWithdrawn }: TrialTimes, now: Date): Trial['state'] {
  if (isWithdrawn) return 'withdrawn'
  if (now < startsAt) return 'planned'
  return now < endsAt ? 'running' : 'ended'
}

export const isTrialPeriod = (startsAt: Date, endsAt: Date): boolean => {
  const lastsMs = endsAt.getTime() - startsAt.getTime()
  return lastsMs >= trialLasts.leastMs && lastsMs <= trialLasts.mostMs
}

const dayMs = 24 * 3_600_000
const trialLasts = { leastMs: 3_600_000, mostMs: 90 * dayMs }

export const settingsOf = (values: MarketSettingValues): MarketSettings => ({
  evidence: values.handover_evidence,
  photo: values.handover_photo,
  quality: {
    lastRatings: values.last_ratings,
    fewestRatings: values.fewest_ratings,
    floorTenths: Math.round(values.rating_floor * 10),
    claims: values.liable_claims,
    claimsMs: values.claims_days * dayMs,
  },
})

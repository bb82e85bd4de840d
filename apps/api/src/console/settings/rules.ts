import type { HandoverEvidence, HandoverPhoto } from '@washline/contract/custody/evidence'
import { defaultMarketSettings, type MarketSettingValues } from '@washline/contract/settings/market-settings'

/** The settings, as other modules read them. */
export interface MarketSettings {
  readonly dispatch: {
    readonly waveSize: number
    readonly offerMs: number
    /** After an unanswered offer has expired, the same Washer may be asked again after this time. */
    readonly askAgainMs: number
    /** Nearest first, at least one. */
    readonly radiiKm: readonly number[]
  }
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
export const completeSettings = (stored: Partial<MarketSettingValues> | undefined): MarketSettingValues => ({
  ...defaultMarketSettings,
  ...stored,
})

const dayMs = 24 * 3_600_000

export const settingsOf = (values: MarketSettingValues): MarketSettings => ({
  dispatch: {
    waveSize: values.wave_size,
    offerMs: values.offer_s * 1_000,
    askAgainMs: values.ask_again_s * 1_000,
    radiiKm: values.radii_km,
  },
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

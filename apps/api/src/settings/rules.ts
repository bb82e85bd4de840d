import type { HandoverEvidence } from '@washline/contract/custody/evidence'
import { firstFigures, type SettingFigures } from '@washline/contract/settings/figures'

/** The settings as the modules that follow them read them. */
export interface MarketSettings {
  readonly dispatch: {
    readonly waveSize: number
    readonly offerMs: number
    /** An offer that ran out unanswered may be made to the same Washer again after this. */
    readonly askAgainMs: number
    /** Nearest first, at least one. */
    readonly radiiKm: readonly number[]
  }
  readonly evidence: HandoverEvidence
  readonly quality: {
    readonly lastRatings: number
    readonly fewestRatings: number
    readonly floorTenths: number
    readonly claims: number
    readonly claimsMs: number
  }
}

/** All figures of a stored version; one that it does not know yet is as it is built. */
export const wholeFigures = (stored: Partial<SettingFigures> | undefined): SettingFigures => ({
  ...firstFigures,
  ...stored,
})

const dayMs = 24 * 3_600_000

export const settingsOf = (figures: SettingFigures): MarketSettings => ({
  dispatch: {
    waveSize: figures.wave_size,
    offerMs: figures.offer_s * 1_000,
    askAgainMs: figures.ask_again_s * 1_000,
    radiiKm: figures.radii_km,
  },
  evidence: figures.handover_evidence,
  quality: {
    lastRatings: figures.last_ratings,
    fewestRatings: figures.fewest_ratings,
    floorTenths: Math.round(figures.rating_floor * 10),
    claims: figures.borne_claims,
    claimsMs: figures.claims_days * dayMs,
  },
})

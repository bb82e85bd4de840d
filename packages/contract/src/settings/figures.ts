import { z } from 'zod'
import { handoverEvidence } from '../custody/evidence.ts'
import { market } from '../market.ts'

/** What an operator may set each number to. */
export const figureRanges = {
  wave_size: { min: 1, max: 10 },
  offer_s: { min: 10, max: 120 },
  ask_again_s: { min: 30, max: 3_600 },
  last_ratings: { min: 5, max: 100 },
  fewest_ratings: { min: 1, max: 100 },
  rating_floor: { min: 1, max: market.ratings.max },
  borne_claims: { min: 1, max: 20 },
  claims_days: { min: 7, max: 365 },
} as const satisfies Record<string, { readonly min: number; readonly max: number }>
export type FigureNumber = keyof typeof figureRanges

/** How far a search reaches, step by step. */
export const radiiRange = { min: 0.5, max: 50, steps: 6 } as const

const whole = (name: FigureNumber) =>
  z
    .int('Must be a whole number.')
    .min(figureRanges[name].min, `Must be ${figureRanges[name].min} or more.`)
    .max(figureRanges[name].max, `Must be ${figureRanges[name].max} or less.`)
const isTenth = (value: number) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-9

const figures = z.object({
  /** How many Washers are asked at once. */
  wave_size: whole('wave_size'),
  /** How long they have to answer. */
  offer_s: whole('offer_s'),
  /** When a Washer who did not answer may be asked for the same order again. */
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
  handover_evidence: z.enum(handoverEvidence),
  /** Of how many of a Washer's last ratings the average is watched. */
  last_ratings: whole('last_ratings'),
  /** From how many ratings on. */
  fewest_ratings: whole('fewest_ratings'),
  /** Below this average somebody looks. */
  rating_floor: z
    .number()
    .min(figureRanges.rating_floor.min, `Must be ${figureRanges.rating_floor.min} or more.`)
    .max(figureRanges.rating_floor.max, `Must be ${figureRanges.rating_floor.max} or less.`)
    .refine(isTenth, 'Ratings go in steps of 0.1.'),
  /** So many claims borne within so many days, and somebody looks. */
  borne_claims: whole('borne_claims'),
  claims_days: whole('claims_days'),
})

/** How Washers are asked, which the page about matching tells. */
export const searchFigures = figures.pick({ wave_size: true, offer_s: true, radii_km: true })
export type SearchFigures = z.infer<typeof searchFigures>

/** What operators may change while the market runs: figures of its conduct, which no page and no receipt has in it for good. */
export const settingFigures = figures.refine(({ fewest_ratings, last_ratings }) => fewest_ratings <= last_ratings, {
  path: ['fewest_ratings'],
  message: 'Must not be more than the ratings that are watched.',
})
export type SettingFigures = z.infer<typeof settingFigures>
export type FigureName = keyof SettingFigures

export const figureNames = Object.keys(figures.shape) as FigureName[]

/** What holds until an operator changes something. */
export const firstFigures: SettingFigures = {
  wave_size: market.dispatch.waveSize,
  offer_s: market.dispatch.offerMs / 1_000,
  ask_again_s: market.dispatch.askAgainMs / 1_000,
  radii_km: [...market.dispatch.radiiKm],
  handover_evidence: market.custody.evidence,
  last_ratings: market.quality.lastRatings,
  fewest_ratings: market.quality.fewestRatings,
  rating_floor: market.quality.floorTenths / 10,
  borne_claims: market.quality.claims,
  claims_days: market.quality.claimsDays,
}

export const figureValue = z.union([z.number(), z.string(), z.array(z.number())])
export type FigureValue = z.infer<typeof figureValue>

export const figureChange = z.object({ figure: z.enum(figureNames), from: figureValue, to: figureValue })
export type FigureChange = z.infer<typeof figureChange>

/** What differs between two versions. */
export const changesBetween = (before: SettingFigures, after: SettingFigures): FigureChange[] =>
  figureNames
    .filter((figure) => String(before[figure]) !== String(after[figure]))
    .map((figure) => ({ figure, from: before[figure], to: after[figure] }))

import type { OfferGround } from '@washline/contract/dispatch/offer-grounds'

const groundLine: Readonly<Record<OfferGround, string[]>> = {
  score: [],
  first_wash: ['washed it before'],
  favourite: ['a favorite of yours'],
  newcomer: ['new here'],
  batch: ['best for all open orders together'],
}

/** The reason shown to the customer for this Washer. */
export function reasonLine(candidate: {
  ground: OfferGround
  distanceM: number
  ratingTenthsAverage: number | null
  onTimeRate: number | null
}): string {
  const distance =
    candidate.distanceM < 1_000
      ? `${Math.round(candidate.distanceM / 10) * 10} m`
      : `${(candidate.distanceM / 1_000).toFixed(1)} km`
  const parts = [...groundLine[candidate.ground], `${distance} away`]
  if (candidate.ratingTenthsAverage !== null) parts.push(`rated ${(candidate.ratingTenthsAverage / 10).toFixed(1)}`)
  if (candidate.onTimeRate !== null) parts.push(`${Math.round(candidate.onTimeRate * 100)}% on time`)
  return parts.join(', ')
}

/** The reason shown to the customer for this Washer. */
export function reasonLine(candidate: {
  distanceM: number
  ratingTenthsAverage: number | null
  onTimeRate: number | null
  isFavourite: boolean
}): string {
  const distance =
    candidate.distanceM < 1_000
      ? `${Math.round(candidate.distanceM / 10) * 10} m`
      : `${(candidate.distanceM / 1_000).toFixed(1)} km`
  const parts = candidate.isFavourite ? ['a favourite of yours', `${distance} away`] : [`${distance} away`]
  if (candidate.ratingTenthsAverage !== null) parts.push(`rated ${(candidate.ratingTenthsAverage / 10).toFixed(1)}`)
  if (candidate.onTimeRate !== null) parts.push(`${Math.round(candidate.onTimeRate * 100)} % on time`)
  return parts.join(', ')
}

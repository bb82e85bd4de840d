/** Why this Washer, in one line. */
export function reasonLine(facts: {
  distanceM: number
  ratingTenthsAverage: number | null
  onTimeRate: number | null
  isFavourite: boolean
}): string {
  const distance =
    facts.distanceM < 1_000
      ? `${Math.round(facts.distanceM / 10) * 10} m`
      : `${(facts.distanceM / 1_000).toFixed(1)} km`
  const parts = facts.isFavourite ? ['a favourite of yours', `${distance} away`] : [`${distance} away`]
  if (facts.ratingTenthsAverage !== null) parts.push(`rated ${(facts.ratingTenthsAverage / 10).toFixed(1)}`)
  if (facts.onTimeRate !== null) parts.push(`${Math.round(facts.onTimeRate * 100)} % on time`)
  return parts.join(', ')
}

import { type FigureName, type FigureValue, figureRanges, radiiRange } from '@washline/contract/settings/figures'
import { formatRating } from '../../../platform/format/figure.ts'
import { t } from '../../../platform/i18n/i18n.ts'

/** The figures as they belong together. */
export const figureGroups = (): readonly { title: string; figures: readonly FigureName[] }[] => [
  { title: t('Asking Washers'), figures: ['wave_size', 'offer_s', 'ask_again_s', 'radii_km'] },
  { title: t('Handover'), figures: ['handover_evidence'] },
  { title: t('Quality'), figures: ['last_ratings', 'fewest_ratings', 'rating_floor', 'borne_claims', 'claims_days'] },
]

export const figureName = (figure: FigureName): string =>
  ({
    wave_size: t('Washers asked at once'),
    offer_s: t('Time to answer, in seconds'),
    ask_again_s: t('Asked again after, in seconds'),
    radii_km: t('Search radius by step, in km'),
    handover_evidence: t('Evidence at a handover'),
    last_ratings: t('Ratings that are watched'),
    fewest_ratings: t('Watched from this many ratings'),
    rating_floor: t('Lowest average'),
    borne_claims: t('Claims borne'),
    claims_days: t('Claims of the last days'),
  })[figure]

const meaning = (figure: FigureName): string =>
  ({
    wave_size: t('The best so many get the request together.'),
    offer_s: t('Then the next are asked.'),
    ask_again_s: t('For a Washer who did not answer. Nobody who said no is asked again.'),
    radii_km: t('The search goes one step farther when nobody nearer is left.'),
    handover_evidence: t('The PIN, or a photo and a note with nobody at the door.'),
    last_ratings: t('The average is taken over a Washer’s last ones.'),
    fewest_ratings: t('With fewer nobody is flagged for their stars.'),
    rating_floor: t('A Washer below it is flagged.'),
    borne_claims: t('A Washer who bore so many is flagged.'),
    claims_days: t('Older claims do not count.'),
  })[figure]

/** What a figure does, and between what it may lie. */
export function figureHint(figure: FigureName): string {
  if (figure === 'handover_evidence') return meaning(figure)
  if (figure === 'radii_km')
    return `${meaning(figure)} ${t('Up to {count} steps, each farther, from {min} to {max}.', { count: radiiRange.steps, ...radiiRange })}`
  return `${meaning(figure)} ${t('From {min} to {max}.', figureRanges[figure])}`
}

export function evidenceName(value: string): string {
  const names: Record<string, string> = { off: t('None'), optional: t('Optional'), required: t('Required') }
  return names[value] ?? value
}

/** A figure with its unit, as it is read. */
export function figureText(figure: FigureName, value: FigureValue): string {
  if (typeof value === 'string') return evidenceName(value)
  if (Array.isArray(value)) return t('{km} km', { km: value.join(' · ') })
  switch (figure) {
    case 'offer_s':
    case 'ask_again_s':
      return t('{seconds} s', { seconds: value })
    case 'rating_floor':
      return formatRating(value)
    case 'claims_days':
      return t('{days, plural, one {# day} other {# days}}', { days: value })
    default:
      return String(value)
  }
}

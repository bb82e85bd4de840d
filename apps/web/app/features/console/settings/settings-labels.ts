import { handoverEvidence, handoverPhoto } from '@washline/contract/custody/evidence'
import {
  type CostName,
  costNames,
  radiiRange,
  type SettingName,
  type SettingValue,
  settingRanges,
} from '@washline/contract/settings/market-settings'
import { type WeightName, weightNames, weightParts } from '@washline/contract/settings/weights'
import { formatRating } from '../../../platform/format/format-number.ts'
import { t } from '../../../platform/i18n/i18n.ts'

/** The groups of the form. */
export const settingGroups = (): readonly { title: string; settings: readonly SettingName[] }[] => [
  { title: t('Asking Washers'), settings: ['wave_size', 'offer_s', 'ask_again_s', 'radii_km'] },
  { title: t('Ranking'), settings: [...weightNames, 'newcomer_nth'] },
  { title: t('When Washers are short'), settings: costNames },
  { title: t('Handover'), settings: ['handover_evidence', 'handover_photo'] },
  { title: t('Quality'), settings: ['last_ratings', 'fewest_ratings', 'rating_floor', 'liable_claims', 'claims_days'] },
]

export const settingLabel = (setting: SettingName): string =>
  ({
    wave_size: t('Washers asked together'),
    offer_s: t('Time to answer, in seconds'),
    ask_again_s: t('Time until asked again, in seconds'),
    radii_km: t('Search radius by step, in km'),
    weight_travel: t('Weight of the travel time'),
    weight_rating: t('Weight of the ratings'),
    weight_on_time: t('Weight of kept promises'),
    weight_acceptance: t('Weight of accepted requests'),
    weight_load: t('Weight of free capacity'),
    weight_skips: t('Weight of skips with a reason'),
    newcomer_nth: t('One offer in this many goes to a newcomer'),
    cost_lateness: t('Weight of a minute of lateness, in minutes of driving'),
    cost_travel: t('Weight of a minute of driving'),
    cost_refusal_s: t('Certain skip, in seconds of driving'),
    cost_newcomer_s: t('Less for a newcomer, in seconds of driving'),
    cost_favourite_s: t('Less for a favorite, in seconds of driving'),
    handover_evidence: t('Evidence at a handover'),
    handover_photo: t('Photo at a handover'),
    last_ratings: t('Ratings watched'),
    fewest_ratings: t('Minimum ratings before a flag'),
    rating_floor: t('Lowest average'),
    liable_claims: t('Claims with liability'),
    claims_days: t('Period for claims'),
  })[setting]

function meaning(setting: SettingName): string {
  if (isWeight(setting)) return t('In percent. All weights add up to 100.')
  if (isCost(setting)) return t('Used when all open orders are decided together.')
  return otherMeaning(setting)
}

const otherMeaning = (setting: Exclude<SettingName, WeightName | CostName>): string =>
  ({
    newcomer_nth: t('Counted across the offers of all orders.'),
    wave_size: t('This many of the best Washers receive the request at the same time.'),
    offer_s: t('After that, the next Washers are asked.'),
    ask_again_s: t('For a Washer who did not answer. A Washer who declined is not asked again.'),
    radii_km: t('The search goes one step farther when no Washers are left nearby.'),
    handover_evidence: t('The PIN, or a photo and a note if no one is at the door.'),
    handover_photo: t(
      'Required: no handover without a photo, even with the PIN. None: a note is enough if no one is at the door.',
    ),
    last_ratings: t('The average covers this many of a Washer’s latest ratings.'),
    fewest_ratings: t('A Washer with fewer ratings is not flagged for their average.'),
    rating_floor: t('A Washer with a lower average is flagged.'),
    liable_claims: t('A Washer liable for this many claims is flagged.'),
    claims_days: t('Older claims do not count.'),
  })[setting]

export const isWeight = (setting: SettingName): setting is WeightName => setting in weightParts

const isCost = (setting: SettingName): setting is CostName => costNames.some((name) => name === setting)

/** Settings with a list of values. */
export const isChoice = (setting: SettingName): setting is keyof typeof choices => setting in choices

export const choices = { handover_evidence: handoverEvidence, handover_photo: handoverPhoto } as const

/** What a setting does, and its range. */
export function settingHint(setting: SettingName): string {
  if (isChoice(setting)) return meaning(setting)
  if (setting === 'radii_km')
    return `${meaning(setting)} ${t('Up to {count} steps, each farther, from {min} to {max}.', { count: radiiRange.steps, ...radiiRange })}`
  return `${meaning(setting)} ${t('From {min} to {max}.', settingRanges[setting])}`
}

export function evidenceName(value: string): string {
  const names: Record<string, string> = { off: t('None'), optional: t('Optional'), required: t('Required') }
  return names[value] ?? value
}

/** A setting's value with its unit. */
export function settingText(setting: SettingName, value: SettingValue): string {
  if (typeof value === 'string') return evidenceName(value)
  if (Array.isArray(value)) return t('{km} km', { km: value.join(' · ') })
  if (isWeight(setting)) return t('{percent}%', { percent: value })
  switch (setting) {
    case 'offer_s':
    case 'ask_again_s':
    case 'cost_refusal_s':
    case 'cost_newcomer_s':
    case 'cost_favourite_s':
      return t('{seconds} s', { seconds: value })
    case 'rating_floor':
      return formatRating(value)
    case 'claims_days':
      return t('{days, plural, one {# day} other {# days}}', { days: value })
    default:
      return String(value)
  }
}

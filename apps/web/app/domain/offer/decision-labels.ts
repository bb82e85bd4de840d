import type { OfferChange, OfferExplained } from '@washline/contract/dispatch/explanations'
import { formatDistance } from '../../platform/format/distance.ts'
import { t } from '../../platform/i18n/i18n.ts'

type Part = NonNullable<OfferExplained['parts']>[number]['part']

export const partName = (part: Part): string =>
  ({
    travel: t('Travel time'),
    rating: t('Ratings'),
    onTime: t('Promises kept'),
    acceptance: t('Requests accepted'),
    load: t('Free capacity'),
    skips: t('Skips with a reason'),
    favourite: t('Favorite of the customer'),
  })[part]

type CostPart = NonNullable<OfferExplained['cost']>[number]['part']

/** A part of what decides where Washers are short. */
export const costPartName = (part: CostPart): string =>
  ({
    lateness: t('Expected lateness'),
    travel: t('Travel time'),
    refusal: t('Chance of a skip'),
    newcomer: t('Newcomer'),
    favourite: t('Favorite of the customer'),
  })[part]

/** What was decided, in one or two words. */
export const decisionName = ({ made, outcome }: Pick<OfferExplained, 'made' | 'outcome'>): string => {
  if (!made || outcome === null) return t('Not asked')
  return {
    open: t('Being asked now'),
    accepted: t('Accepted'),
    skipped: t('Skipped'),
    expired: t('Not answered'),
    ended: t('Ended'),
  }[outcome]
}

/** Why the Washer was asked, or was not. */
export function decisionReason({ why_not, ground, outcome }: OfferExplained): string {
  switch (why_not) {
    case 'too_far':
      return t('You were outside the area in which Washers were asked.')
    case 'own_radius':
      return t('The pickup was outside the radius you set.')
    case 'at_capacity':
      return t('You already had the maximum number of current orders.')
    case 'not_in_time':
      return t('From where you were, the drive left too little time for the wash.')
    case 'blocked':
      return t('One of you has blocked the other, so you are not matched.')
    case 'favourites_first':
      return t('The customer’s favorites were asked first.')
    case 'newcomers_share':
      return t('This offer went to a newcomer, as a set share of the offers does.')
    case 'lower_score':
      return t('The Washers we asked had a higher score.')
    case 'batch':
      return t(
        'There were few Washers, so all open orders were decided together. Other choices took less time in total.',
      )
    default:
      if (outcome === 'ended') return t('It ended before you answered: another Washer took it, or it was cancelled.')
      return groundText(ground)
  }
}

function groundText(ground: OfferExplained['ground']): string {
  switch (ground) {
    case 'batch':
      return t(
        'There were few Washers, so all open orders were decided together. Asking you took the least time in total.',
      )
    case 'favourite':
      return t('You are a favorite of this customer, so you were asked first.')
    case 'newcomer':
      return t('A set share of the offers goes to newcomers, and it was your turn.')
    default:
      return t('Your score was among the highest nearby.')
  }
}

/** A change that alone would have been enough. */
export function changeText({ kind, by: count }: OfferChange): string {
  switch (kind) {
    case 'nearer':
      return t('{distance} nearer', { distance: formatDistance(count) })
    case 'ratings':
      return t('rated 5 by {count, plural, one {# more customer} other {# more customers}}', { count })
    case 'on_time':
      return t('{count, plural, one {# more order} other {# more orders}} back in time', { count })
    case 'accepted':
      return t('{count, plural, one {# more request} other {# more requests}} accepted', { count })
    case 'in_hand':
      return t('{count, plural, one {# current order} other {# current orders}} fewer', { count })
    case 'no_skips':
      return t('no skips of similar orders')
    case 'own_radius':
      return t('a radius of {count} km', { count })
    case 'favourite':
      return t('being a favorite of the customer')
    default:
      return kind satisfies never
  }
}

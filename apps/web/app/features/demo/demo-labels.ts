import type { DemoCandidate } from '@washline/contract/demo/endpoints'
import type { DemoPhone } from '@washline/contract/demo/sign-ins'
import type { PlayStep } from '../../domain/demo/play-steps.ts'
import { t } from '../../platform/i18n/i18n.ts'

export const phoneLabel = (phone: DemoPhone): string =>
  phone === 'customer' ? t('Mira’s phone, the customer') : t('Sam’s phone, the Washer')

export const stepLabel = (step: PlayStep): string =>
  ({
    order: t('Mira orders'),
    search: t('Washers are asked'),
    accept: t('Sam accepts'),
    pickup: t('The pickup, with a PIN'),
    wash: t('The wash'),
    return: t('The return, with a PIN'),
    confirm: t('Mira confirms and rates'),
    done: t('Paid and done'),
  })[step]

/** Why somebody was asked or was not, for an onlooker. */
export function reasonOf({ made, ground, why_not }: DemoCandidate): string {
  if (made)
    return {
      score: t('One of the highest scores around'),
      favourite: t('A favorite of the customer'),
      newcomer: t('A newcomer’s turn'),
      batch: t('The best choice for all open orders together'),
      first_wash: t('Did the first wash'),
    }[ground ?? 'score']
  return {
    too_far: t('Outside the search area'),
    own_radius: t('Outside the radius they set'),
    at_capacity: t('At the order limit'),
    not_in_time: t('Too little time for the wash'),
    blocked: t('Not asked'),
    favourites_first: t('Favorites are asked first'),
    newcomers_share: t('The offer went to a newcomer'),
    lower_score: t('A lower score'),
    batch: t('Another choice took less time in total'),
  }[why_not ?? 'lower_score']
}

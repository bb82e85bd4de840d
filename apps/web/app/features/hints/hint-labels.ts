import { market } from '@washline/contract/market'
import { t } from '../../platform/i18n/i18n.ts'
import type { Hint } from './view-model.ts'

export function hintText(hint: Hint): string {
  switch (hint) {
    case 'photo':
      return t('One photo is enough: spread your laundry out. You see the price before you order anything.')
    case 'ticket':
      return t('While an order is in progress, its ticket is on this page: who has your laundry, and when it is back.')
    case 'claim':
      return t('Something missing or damaged? Report it from the order within {hours} hours of delivery.', {
        hours: market.claims.windowMs / 3_600_000,
      })
    case 'online':
      return t('Requests arrive while you are online. You see your pay first and have {seconds} seconds to answer.', {
        seconds: market.dispatch.offerMs / 1_000,
      })
    case 'skip':
      return t('Tell us why you skip a request: it then counts only against similar orders, and less each day.')
    case 'earnings':
      return t('Your earnings become available {hours} hours after a completed order. Cash out under Earnings.', {
        hours: market.claims.windowMs / 3_600_000,
      })
    case 'keys':
      return t('The console works with the keyboard: press ? to see all shortcuts.')
    case 'queues':
      return t('A number next to a tab shows how many are waiting. People are waiting behind verifications and claims.')
    case 'record':
      return t('Every view and every action is recorded with your name. Others can read the reason you give.')
    default:
      return hint satisfies never
  }
}

import { market } from '@washline/contract/market'
import { t } from '../../platform/i18n/i18n.ts'
import type { Hint } from './view-model.ts'

export function hintText(hint: Hint): string {
  switch (hint) {
    case 'photo':
      return t('One photo is enough: spread your laundry out. You see the price before you order anything.')
    case 'ticket':
      return t('While an order runs, its ticket is on this page: who has your laundry, and when it is back.')
    case 'claim':
      return t('Something missing or damaged? Report it from the order within {hours} hours of the delivery.', {
        hours: market.claims.windowMs / 3_600_000,
      })
    case 'online':
      return t('Requests come while you are online. You see your pay first, and have {seconds} seconds to answer.', {
        seconds: market.dispatch.offerMs / 1_000,
      })
    case 'skip':
      return t('Say why you skip a request: it then counts against similar orders only, and less each day.')
    case 'earnings':
      return t('What you earn becomes available {hours} hours after a completed order. Cash it out under Earnings.', {
        hours: market.claims.windowMs / 3_600_000,
      })
    case 'keys':
      return t('The console is made for the keyboard: press ? for the list of keys.')
    case 'queues':
      return t('A number beside a tab counts who waits there. Verifications and claims have a person waiting.')
    case 'record':
      return t('Each read and each action is recorded with your name. The reason that you give is read by others.')
    default:
      return hint satisfies never
  }
}

import type { Rescue } from '@washline/contract/orders/rescue'
import { t } from '../../platform/i18n/i18n.ts'

/** What the customer reads of the present state; undefined if there is nothing new for them. */
export function stateText({ state, opened_by, giver, successor }: Rescue): string | undefined {
  switch (state) {
    case 'searching':
      return openingText(opened_by, giver)
    case 'meeting':
      return t('{successor} is on the way to {giver} to take over your laundry.', {
        successor: successor ?? '',
        giver,
      })
    case 'taken_over':
      return t('{successor} took over your laundry from {giver}, counted it, and is finishing your order.', {
        successor: successor ?? '',
        giver,
      })
    case 'given_up':
      return t('No one could take over your laundry from {giver}. Our team is looking into it and will contact you.', {
        giver,
      })
    case 'questioned':
    case 'stood_down':
    case 'ended':
      return undefined
    default:
      return state satisfies never
  }
}

function openingText(by: Rescue['opened_by'], giver: string): string {
  if (by === 'operator')
    return t('Our team is looking for another Washer. Your laundry stays with {giver} until then.', { giver })
  return by === 'washer'
    ? t('{giver} cannot finish your order. We are asking other Washers. Your laundry stays with {giver} until then.', {
        giver,
      })
    : t('{giver} is not answering. We are asking other Washers to take over your laundry.', { giver })
}

/** A step as the customer reads it; undefined for those that change nothing for them. */
export function stepText(move: Rescue['steps'][number]['move'], { giver, successor }: Rescue): string | undefined {
  const other = successor ?? t('Another Washer')
  switch (move) {
    case 'ask':
      return t('{giver} cannot finish the order', { giver })
    case 'reassign':
      return t('Our team is looking for another Washer')
    case 'presume':
      return t('{giver} did not answer', { giver })
    case 'accept':
      return t('A Washer accepted to take over')
    case 'withdraw':
    case 'expire':
      return t('That Washer did not come; others are asked')
    case 'takeOver':
      return t('{other} counted and took over', { other })
    case 'giveUp':
      return t('No one could take over')
    case 'question':
    case 'trust':
    case 'standDown':
    case 'end':
      return undefined
    default:
      return move satisfies never
  }
}

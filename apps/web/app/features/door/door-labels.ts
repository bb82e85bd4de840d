import type { DoorOutcome } from '@washline/contract/doors/rules'
import type { DoorCase } from '@washline/contract/doors/schemas'
import { formatDateTime } from '../../platform/format/date.ts'
import { formatMinor } from '../../platform/format/money.ts'
import { t } from '../../platform/i18n/i18n.ts'

function endText(outcome: DoorOutcome, door: DoorCase): string {
  switch (outcome) {
    case 'pickup_failed':
      return t('The laundry could not be picked up, so the order has ended.')
    case 'brought_back':
      return t('The laundry went back with the Washer. It comes again: {time}.', {
        time: door.return_at ? formatDateTime(door.return_at) : '–',
      })
    case 'safe_spot':
      return t('The laundry was left at the safe spot, with a photo.')
    case 'redirected':
      return t('The Washer is coming to the other door.')
    case 'handed_over':
      return t('It was handed over after all.')
    case 'cancelled':
      return t('The order was cancelled while the Washer was waiting.')
    case 'unproven':
      return t('The location or rings were missing, so there is no fee.')
    case 'withdrawn':
      return t('The Washer left the order.')
    default:
      return outcome satisfies never
  }
}

function feeText({ fee_minor, charged, appeal }: DoorCase): string | null {
  const amount = formatMinor(fee_minor)
  if (appeal.answer === 'no_fee') return t('Our team decided: no fee.')
  if (fee_minor === 0) return null
  if (charged) return t('Trip fee: {amount}. The Washer receives it.', { amount })
  return t('Our team decides about the {amount} fee. Nothing is charged until then.', { amount })
}

/** How a case ended, and its fee. */
export const closedTexts = (door: DoorCase): string[] =>
  [door.outcome && endText(door.outcome, door), feeText(door)].filter((text) => text !== null)

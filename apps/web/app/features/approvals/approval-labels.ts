import type { ApprovalReason, ApprovalState, MandatedKind } from '@washline/contract/mandates/mandated'
import { declineRefusals } from '@washline/contract/payments/refusals'
import { t } from '../../platform/i18n/i18n.ts'

/** What a program wants to do. */
export function kindLabel(kind: MandatedKind): string {
  switch (kind) {
    case 'place':
      return t('Place an order')
    case 'book':
      return t('Book a pickup')
    case 'tip':
      return t('Give a tip')
    case 'cancel':
      return t('Cancel an order with a fee')
    case 'claim':
      return t('File a claim')
    case 'repeat':
      return t('Set up a repeat pickup')
    case 'price':
      return t('Agree to the price of a booked pickup')
    case 'adjustment':
      return t('Approve a changed item list')
    default:
      return kind satisfies never
  }
}

export function stateLabel(state: ApprovalState): string {
  switch (state) {
    case 'waiting':
      return t('Waiting for you')
    case 'approved':
      return t('Approved, in progress')
    case 'done':
      return t('Approved and done')
    case 'failed':
      return t('Approved, but it failed')
    case 'declined':
      return t('Declined')
    case 'expired':
      return t('Not answered in time')
    default:
      return state satisfies never
  }
}

/** Why the person is asked. */
export function reasonText(reason: ApprovalReason): string {
  switch (reason) {
    case 'no_mandate':
      return t('This program has no spending limits yet, so it asks you each time.')
    case 'always':
      return t('You are always asked about this.')
    case 'over_order_ceiling':
      return t('It is above the limit for one order.')
    case 'over_month_ceiling':
      return t('It is more than what is left of the monthly limit.')
    default:
      return reason satisfies never
  }
}

/** What came of a call that was refused when it was made. */
export function failureText(code: string | null): string {
  switch (code) {
    case 'card_required':
    case declineRefusals.card_declined.code:
    case declineRefusals.insufficient_funds.code:
    case declineRefusals.expired_card.code:
      return t('Your card was declined. You were not charged. You can place the order yourself with another card.')
    case declineRefusals.authentication_required.code:
      return t('Your bank wants you to confirm the payment. You were not charged. You can place the order yourself.')
    default:
      return t('It was no longer possible. You were not charged.')
  }
}

import type { Booking } from '@washline/contract/schedule/schemas'
import { formatMinor } from '../../platform/format/money.ts'
import { t } from '../../platform/i18n/i18n.ts'

/** What a pickup's state means, and what to do. */
export function stateText({ state, failure, price_minor, estimate_minor }: Booking): string {
  const estimate = formatMinor(estimate_minor)
  switch (state) {
    case 'booked':
      return price_minor === null
        ? t('Booked for {amount} at most', { amount: estimate })
        : t('Now costs {price} instead of {amount}', { price: formatMinor(price_minor), amount: estimate })
    case 'skipped':
      return t('Skipped')
    case 'full':
      return t('This time is full. Choose another one, or we book it as soon as a spot opens up.')
    case 'placed':
      return t('Ordered')
    case 'failed':
      return failureText(failure, price_minor === null ? estimate : formatMinor(price_minor))
    default:
      return state satisfies never
  }
}

function failureText(failure: Booking['failure'], price: string): string {
  if (failure === 'card') return t('Your card was declined. You were not charged. Choose another card below.')
  if (failure === 'price') return t('It now costs {price}. Agree to it and we start the search.', { price })
  return t('It could not be ordered. You were not charged.')
}

/** Whether a pickup can still be changed. */
export const isOpen = ({ state, to }: Booking, nowMs: number): boolean =>
  state !== 'placed' && new Date(to).getTime() > nowMs

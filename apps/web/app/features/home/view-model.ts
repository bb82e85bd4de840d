import type { OrderSummary } from '@washline/contract/orders/summary'
import { promisedAt } from '../../domain/order/order-progress.ts'
import { formatTime } from '../../platform/format/date.ts'
import { t } from '../../platform/i18n/i18n.ts'

/** The headline of a running order, with the kicker above it. */
export function headlineOf(order: OrderSummary): { kicker: string; headline: string } {
  switch (order.status) {
    case 'pending':
      return { kicker: t('Your order is placed'), headline: t('Finding a Washer') }
    case 'accepted':
      return order.pickup_time
        ? { kicker: t('Pickup at'), headline: formatTime(order.pickup_time) }
        : { kicker: t('Washer found'), headline: t('On the way') }
    case 'picked_up':
    case 'in_progress':
      return {
        kicker: t('Back at your door by'),
        headline: formatTime(promisedAt(order.picked_up_at ?? order.created_at, order.promise_s)),
      }
    case 'delivered':
      return { kicker: t('Delivered – Awaiting Confirmation'), headline: t('Your laundry is back') }
    case 'draft':
    case 'completed':
    case 'cancelled':
      return { kicker: '', headline: '' }
    default:
      return order.status satisfies never
  }
}

export interface Question {
  question: string
  answer: string
}

export const questions = (): Question[] => [
  {
    question: t('How does AI scanning work?'),
    answer: t(
      'One photo is enough. The scan finds, counts and prices each item, and you can change anything before you pay.',
    ),
  },
  {
    question: t('Are my clothes safe?'),
    answer: t(
      'Yes. Every provider is background checked before their first order, and your items are insured from pickup to return.',
    ),
  },
  {
    question: t('Can I request a specific provider?'),
    answer: t(
      'You are matched to the best nearby provider, so that your laundry is picked up in minutes. You can mark favorites for future orders.',
    ),
  },
]

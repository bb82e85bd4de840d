import { market } from '@washline/contract/market'
import { type OrderStatus, orderScreens } from '@washline/contract/orders/process'
import type { OrderSummary } from '@washline/contract/orders/summary'
import { formatTime } from '../../platform/format/date.ts'
import { t } from '../../platform/i18n/i18n.ts'

const running: readonly OrderStatus[] = ['pending', 'accepted', 'picked_up', 'in_progress', 'delivered']

export const isRunning = ({ status }: Pick<OrderSummary, 'status'>): boolean => running.includes(status)

export const orderPath = ({ id, status }: Pick<OrderSummary, 'id' | 'status'>): string =>
  `${orderScreens[status] ?? '/order-history'}?order=${id}`

/** The one large thing to say about a running order, and the words above it. */
export function newsOf(order: OrderSummary): { kicker: string; fact: string } {
  switch (order.status) {
    case 'pending':
      return { kicker: t('Your order is placed'), fact: t('Finding a Washer') }
    case 'accepted':
      return order.pickup_time
        ? { kicker: t('Picked up at'), fact: formatTime(order.pickup_time) }
        : { kicker: t('A Washer has it'), fact: t('On the way') }
    case 'picked_up':
    case 'in_progress':
      return { kicker: t('Back at your door by'), fact: formatTime(dueMs(order)) }
    case 'delivered':
      return { kicker: t('Delivered – Awaiting Confirmation'), fact: t('All there?') }
    case 'draft':
    case 'completed':
    case 'cancelled':
      return { kicker: '', fact: '' }
    default:
      return order.status satisfies never
  }
}

const dueMs = (order: OrderSummary) =>
  Date.parse(order.picked_up_at ?? order.created_at) + market.promise.durationS * 1_000

export interface Question {
  question: string
  answer: string
}

export const questions = (): Question[] => [
  {
    question: t('How does AI scanning work?'),
    answer: t(
      'One photo is enough. The scan finds each piece, counts it and prices it; you can change anything before you pay.',
    ),
  },
  {
    question: t('Are my clothes safe?'),
    answer: t(
      'Yes. Every provider is background checked before the first order, and your items are insured from pickup to return.',
    ),
  },
  {
    question: t('Can I request a specific provider?'),
    answer: t(
      'You are matched to the best nearby provider, so that your laundry is picked up in minutes. You can mark favorites for future orders.',
    ),
  },
]

import { add, type Minor, toMinor } from '@washline/contract/money'
import type { OrderStatus } from '@washline/contract/orders/process'
import type { OrderSummary } from '@washline/contract/orders/summary'
import type { OrderSide } from '../../domain/order/order-side.ts'
import { type WasherName, washerOf } from '../../domain/washer/washer-name.ts'
import { formatMinor } from '../../platform/format/money.ts'
import { t } from '../../platform/i18n/i18n.ts'

/** The order's other person, if there is one: a Washer by their business, with the person beneath. */
export const counterpartOf = (
  order: Pick<OrderSummary, 'user' | 'provider'>,
  side: OrderSide,
): WasherName | undefined =>
  side === 'washer' ? { name: order.user.name, person: undefined } : washerOf(order.provider)

export interface OrderCost {
  label: string
  amountMinor: Minor
  /** Who paid which part, what was refunded, and the estimate where the amount differs from it. */
  notes: readonly string[]
}

/** What an order has cost its customer, or would cost: a draft has its estimate alone. */
export function costOf({
  status,
  estimated_value,
  paid,
}: Pick<OrderSummary, 'status' | 'estimated_value' | 'paid'>): OrderCost {
  const estimateMinor = toMinor(estimated_value)
  if (!paid) return { label: t('Estimate'), amountMinor: estimateMinor, notes: [] }
  const { card_minor, wallet_minor, refunded_minor } = paid
  const amountMinor = add(card_minor, wallet_minor)
  const isShared = card_minor > 0 && wallet_minor > 0
  return {
    label: paidLabel(status, amountMinor),
    amountMinor,
    notes: [
      ...(isShared
        ? [t('Card {card} · Wallet {wallet}', { card: formatMinor(card_minor), wallet: formatMinor(wallet_minor) })]
        : []),
      ...(refunded_minor > 0 ? [t('{amount} refunded', { amount: formatMinor(refunded_minor) })] : []),
      ...(status === 'cancelled' ? [] : [t('Estimate {amount}', { amount: formatMinor(estimateMinor) })]),
    ],
  }
}

function paidLabel(status: OrderStatus, amountMinor: Minor): string {
  if (status === 'completed') return t('Paid')
  if (status !== 'cancelled') return t('Authorized')
  return amountMinor > 0 ? t('Late cancellation') : t('Not charged')
}

export const statusInk = (status: OrderStatus): string => `var(--st-${status.replace('_', '-')})`

/** An ended order that was placed has a receipt; a discarded draft has none. */
export const hasReceipt = ({ status, pickup_time }: Pick<OrderSummary, 'status' | 'pickup_time'>): boolean =>
  status === 'completed' || (status === 'cancelled' && pickup_time !== null)

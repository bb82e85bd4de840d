import type { ComplaintForm } from '@washline/contract/complaints/schemas'
import type { OrderId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'
import type { ComplaintItem } from './complaint.ts'
import { isWindowOver, refuseOrder, type WashedOrder, windowEndsAt } from './complaint-course.ts'

interface FormInput {
  readonly orderId: OrderId
  readonly order: WashedOrder
  readonly items: readonly {
    readonly id: ComplaintItem['itemId']
    readonly name: string
    readonly priceMinor: Minor
    readonly left: number
    readonly leftAgain: number
  }[]
  /** When the last second wash was delivered. */
  readonly rewashedAt: Date | null
}

/** What can be complained about now: pieces whose window is over count as none. */
export function showForm(
  { orderId, order, items, rewashedAt }: FormInput,
  at: Date,
): Omit<ComplaintForm, 'complaints'> {
  const isOver = isWindowOver(order.deliveredAt, at)
  const isOverAgain = isWindowOver(rewashedAt, at)
  const lastAt = isOver || items.every(({ left }) => left === 0) ? (rewashedAt ?? order.deliveredAt) : order.deliveredAt
  const shown = items.map(({ id, name, priceMinor, left, leftAgain }) => ({
    item_id: id,
    name,
    left: isOver ? 0 : left,
    left_again: isOverAgain ? 0 : leftAgain,
    price_minor: priceMinor,
  }))
  const isNothingLeft = shown.every(({ left, left_again }) => left + left_again === 0)
  return {
    order_id: orderId,
    why_not: refuseOrder(order) ?? (isNothingLeft ? (isOver ? 'window_over' : 'nothing_left') : null),
    window_ends_at: (lastAt && windowEndsAt(lastAt).toISOString()) ?? null,
    items: shown,
  }
}

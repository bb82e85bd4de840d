import { toMajor } from '@washline/contract/money'
import type { OrderStatus } from '@washline/contract/orders/process'
import type { Receipt, ReceiptLine, ReceiptLineKind, ReceiptPart } from '@washline/contract/orders/receipt'
import type { LoadType } from '@washline/contract/orders/schemas'
import { type Account, type MoneyMovement, paidParts, washerParts } from './receipt-lines.ts'
import { textOf } from './show-order.ts'

export type { Account, MoneyMovement }

/** What the order itself knows of its price and its people. */
export interface ReceiptFacts {
  readonly id: number
  readonly status: OrderStatus
  readonly customerId: number
  readonly washerId: number | null
  readonly customerName: string
  readonly washerName: string | null
  readonly businessName: string | null
  readonly valueMinor: number
  readonly serviceFeeMinor: number
  readonly coverageFeeMinor: number
  readonly coverageMinor: number
  readonly cancelFeeMinor: number
  readonly netPayMinor: number
  readonly loadType: LoadType | null
  readonly placedAt: Date | null
  readonly pickedUpAt: Date | null
  readonly deliveredAt: Date | null
  readonly completedAt: Date | null
  readonly cancelledAt: Date | null
  readonly promiseKept: boolean | null
  readonly items: readonly { readonly name: string; readonly quantity: number; readonly unitPriceMinor: number }[]
  readonly declaredItems: readonly { readonly name: string; readonly valueMinor: number }[]
  readonly adjustments: readonly {
    readonly reason: string
    readonly valueBeforeMinor: number | null
    readonly valueMinor: number
    readonly at: string
  }[]
}

const plain = (kind: ReceiptLineKind, amountMinor: number): ReceiptLine => ({
  kind,
  amount: toMajor(amountMinor),
  card: null,
  reason: null,
  at: null,
})

const sumMinor = (lines: readonly ReceiptLine[]): number =>
  lines.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)

const part = (lines: readonly ReceiptLine[]): ReceiptPart => ({ lines: [...lines], sum: toMajor(sumMinor(lines)) })

/** The lines with what is missing to a sum that the ledger knows better. */
const upTo = (lines: readonly ReceiptLine[], wantedMinor: number): ReceiptLine[] => {
  const gapMinor = wantedMinor - sumMinor(lines)
  return gapMinor === 0 ? [...lines] : [...lines, plain('not_charged', gapMinor)]
}

const priceLines = (order: ReceiptFacts): ReceiptLine[] => [
  plain('laundry', order.valueMinor),
  plain('service_fee', order.serviceFeeMinor),
  ...(order.coverageFeeMinor > 0 ? [plain('coverage', order.coverageFeeMinor)] : []),
]

const feeLines = (order: ReceiptFacts): ReceiptLine[] =>
  order.cancelFeeMinor > 0 ? [plain('late_cancel_fee', order.cancelFeeMinor)] : []

/** The price comes from the order, every movement from the ledger; once the order has ended, both have the same sum. */
export function writeReceipt(order: ReceiptFacts, movements: readonly MoneyMovement[], viewerId: number): Receipt {
  const isOpen = order.status !== 'completed' && order.status !== 'cancelled'
  const side = order.customerId === viewerId ? 'customer' : 'washer'
  const parts = side === 'customer' ? customerParts(order, movements, isOpen) : earnedParts(order, movements, isOpen)
  const { bill, paid, since } = parts
  return {
    order_id: order.id,
    status: order.status,
    side,
    is_open: isOpen,
    customer: { name: order.customerName },
    provider:
      order.washerName !== null && order.businessName !== null
        ? { name: order.washerName, business_name: order.businessName }
        : null,
    load_type: order.loadType,
    coverage: toMajor(order.coverageMinor),
    placed_at: textOf(order.placedAt),
    picked_up_at: textOf(order.pickedUpAt),
    delivered_at: textOf(order.deliveredAt),
    completed_at: textOf(order.completedAt),
    cancelled_at: textOf(order.cancelledAt),
    promise_kept: order.promiseKept,
    items: order.items.map(({ name, quantity, unitPriceMinor }) => ({
      name,
      quantity,
      unit_price: toMajor(unitPriceMinor),
      total_price: toMajor(unitPriceMinor * quantity),
    })),
    declared_items: order.declaredItems.map(({ name, valueMinor }) => ({ name, value: toMajor(valueMinor) })),
    adjustments: order.adjustments.map(({ reason, valueBeforeMinor, valueMinor, at }) => ({
      reason,
      before: valueBeforeMinor === null ? null : toMajor(valueBeforeMinor),
      after: toMajor(valueMinor),
      at: new Date(at).toISOString(),
    })),
    bill: part(bill),
    paid: part(paid),
    since: part(since),
    total: toMajor(sumMinor(bill) + sumMinor(since)),
  }
}

interface Parts {
  readonly bill: readonly ReceiptLine[]
  readonly paid: readonly ReceiptLine[]
  readonly since: readonly ReceiptLine[]
}

function customerParts(order: ReceiptFacts, movements: readonly MoneyMovement[], isOpen: boolean): Parts {
  const { paid, since } = paidParts(movements, order.customerId)
  if (isOpen) return { bill: priceLines(order), paid, since }
  const bill = order.status === 'completed' ? priceLines(order) : feeLines(order)
  return { bill: upTo(bill, sumMinor(paid)), paid, since }
}

function earnedParts(order: ReceiptFacts, movements: readonly MoneyMovement[], isOpen: boolean): Parts {
  const { earnedMinor, since } = washerParts(movements, order.washerId)
  if (order.status === 'cancelled') return { bill: upTo(feeLines(order), earnedMinor), paid: [], since }
  const netMinor = isOpen ? order.netPayMinor : earnedMinor
  const bill = [plain('laundry', order.valueMinor), plain('commission', netMinor - order.valueMinor)]
  return { bill, paid: [], since }
}

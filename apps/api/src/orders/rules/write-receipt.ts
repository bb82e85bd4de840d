import { shownName } from '@washline/contract/identity/first-name'
import type { OrderId, UserId } from '@washline/contract/ids'
import { add, type Minor, subtract, sumOf, timesQuantity } from '@washline/contract/money'
import type { OrderStatus } from '@washline/contract/orders/process'
import type { Receipt, ReceiptLine, ReceiptLineKind, ReceiptPart } from '@washline/contract/orders/receipt'
import type { LoadType } from '@washline/contract/orders/schemas'
import { payOfLast, type Takeover } from '@washline/contract/orders/stage-pay'
import { showsPlaces } from '@washline/contract/orders/whereabouts'
import { earnedOf } from './price-order.ts'
import { type Account, type MoneyMovement, paidParts, washerParts } from './receipt-lines.ts'
import { textOf } from './show-order.ts'

export type { Account, MoneyMovement }

/** The part of a receipt that comes from the order. */
export interface ReceiptInput {
  readonly id: OrderId
  readonly status: OrderStatus
  readonly customerId: UserId
  readonly washerId: UserId | null
  readonly customerName: string
  readonly washerName: string | null
  readonly businessName: string | null
  readonly valueMinor: Minor
  readonly serviceFeeMinor: Minor
  readonly coverageFeeMinor: Minor
  readonly zoneFeeMinor: Minor
  readonly pickupFeeMinor: Minor
  readonly smallOrderFeeMinor: Minor
  readonly coverageMinor: Minor
  readonly cancelFeeMinor: Minor
  /** The order ended while its Washer stood at the door. */
  readonly endedAtDoor: boolean
  readonly netPayMinor: Minor
  readonly takeovers: readonly Takeover[]
  readonly loadType: LoadType | null
  readonly placedAt: Date | null
  readonly pickedUpAt: Date | null
  readonly deliveredAt: Date | null
  readonly completedAt: Date | null
  readonly cancelledAt: Date | null
  readonly promiseKept: boolean | null
  readonly items: readonly { readonly name: string; readonly quantity: number; readonly unitPriceMinor: Minor }[]
  readonly declaredItems: readonly { readonly name: string; readonly valueMinor: Minor }[]
  readonly adjustments: readonly {
    readonly reason: string
    readonly valueBeforeMinor: Minor | null
    readonly valueMinor: Minor
    readonly at: string
  }[]
}

const plain = (kind: ReceiptLineKind, amountMinor: Minor): ReceiptLine => ({
  kind,
  amount_minor: amountMinor,
  card: null,
  reason: null,
  at: null,
})

const sumMinor = (lines: readonly ReceiptLine[]): Minor => sumOf(lines.map(({ amount_minor }) => amount_minor))

const part = (lines: readonly ReceiptLine[]): ReceiptPart => ({ lines: [...lines], sum_minor: sumMinor(lines) })

/** Adds a line for the difference to the ledger's sum, if there is one. */
const upTo = (lines: readonly ReceiptLine[], wantedMinor: Minor): ReceiptLine[] => {
  const gapMinor = subtract(wantedMinor, sumMinor(lines))
  return gapMinor === 0 ? [...lines] : [...lines, plain('not_charged', gapMinor)]
}

/** Lines that not every order has. */
const feeLine = (kind: ReceiptLineKind, amountMinor: Minor): ReceiptLine[] =>
  amountMinor === 0 ? [] : [plain(kind, amountMinor)]

const priceLines = (order: ReceiptInput): ReceiptLine[] => [
  plain('laundry', order.valueMinor),
  plain('service_fee', order.serviceFeeMinor),
  ...feeLine('coverage', order.coverageFeeMinor),
  ...feeLine('zone_fee', order.zoneFeeMinor),
  ...feeLine('pickup_fee', order.pickupFeeMinor),
  ...feeLine('small_order_fee', order.smallOrderFeeMinor),
]

const feeLines = (order: ReceiptInput): ReceiptLine[] =>
  feeLine(order.endedAtDoor ? 'door_fee' : 'late_cancel_fee', order.cancelFeeMinor)

/** The price comes from the order, the movements from the ledger. Once the order has ended, both have the same sum. */
export function writeReceipt(order: ReceiptInput, movements: readonly MoneyMovement[], viewerId: UserId): Receipt {
  const isOpen = showsPlaces(order.status)
  const side = order.customerId === viewerId ? 'customer' : 'washer'
  const parts = side === 'customer' ? customerParts(order, movements, isOpen) : earnedParts(order, movements, isOpen)
  const { bill, paid, since } = parts
  return {
    order_id: order.id,
    status: order.status,
    side,
    is_open: isOpen,
    customer: { name: shownName(order.customerName, isOpen || side === 'customer') },
    provider:
      order.washerName !== null && order.businessName !== null
        ? {
            name: shownName(order.washerName, isOpen || side === 'washer'),
            business_name: order.businessName,
          }
        : null,
    load_type: order.loadType,
    coverage_minor: order.coverageMinor,
    placed_at: textOf(order.placedAt),
    picked_up_at: textOf(order.pickedUpAt),
    delivered_at: textOf(order.deliveredAt),
    completed_at: textOf(order.completedAt),
    cancelled_at: textOf(order.cancelledAt),
    promise_kept: order.promiseKept,
    items: order.items.map(({ name, quantity, unitPriceMinor }) => ({
      name,
      quantity,
      unit_price_minor: unitPriceMinor,
      total_price_minor: timesQuantity(unitPriceMinor, quantity),
    })),
    declared_items: order.declaredItems.map(({ name, valueMinor }) => ({ name, value_minor: valueMinor })),
    adjustments: order.adjustments.map(({ reason, valueBeforeMinor, valueMinor, at }) => ({
      reason,
      before_minor: valueBeforeMinor,
      after_minor: valueMinor,
      at: new Date(at).toISOString(),
    })),
    bill: part(bill),
    paid: part(paid),
    since: part(since),
    total_minor: add(sumMinor(bill), sumMinor(since)),
  }
}

interface Parts {
  readonly bill: readonly ReceiptLine[]
  readonly paid: readonly ReceiptLine[]
  readonly since: readonly ReceiptLine[]
}

function customerParts(order: ReceiptInput, movements: readonly MoneyMovement[], isOpen: boolean): Parts {
  const { paid, since } = paidParts(movements, order.customerId)
  if (isOpen) return { bill: priceLines(order), paid, since }
  const bill = order.status === 'completed' ? priceLines(order) : feeLines(order)
  return { bill: upTo(bill, sumMinor(paid)), paid, since }
}

function earnedParts(order: ReceiptInput, movements: readonly MoneyMovement[], isOpen: boolean): Parts {
  const { earnedMinor, since } = washerParts(movements, order.washerId)
  if (order.status === 'cancelled') return { bill: upTo(feeLines(order), earnedMinor), paid: [], since }
  const ofWasher = (amountMinor: Minor) => payOfLast(amountMinor, order.takeovers, order.washerId)
  const netMinor = isOpen ? ofWasher(order.netPayMinor) : earnedMinor
  // A second wash costs the customer nothing, and has no commission.
  if (order.valueMinor === 0) return { bill: [plain('laundry', netMinor)], paid: [], since }
  // Another Washer's part of the order is neither theirs nor commission.
  const commissionMinor = ofWasher(subtract(earnedOf(order), order.netPayMinor))
  const earnedFor = order.takeovers.length === 0 ? earnedOf(order) : add(netMinor, commissionMinor)
  const [pickupMinor, smallMinor] = [ofWasher(order.pickupFeeMinor), ofWasher(order.smallOrderFeeMinor)]
  const bill = [
    plain('laundry', subtract(earnedFor, pickupMinor, smallMinor)),
    ...feeLine('pickup_fee', pickupMinor),
    ...feeLine('small_order_fee', smallMinor),
    plain('commission', subtract(netMinor, earnedFor)),
  ]
  return { bill, paid: [], since }
}

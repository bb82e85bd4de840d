import { submitClaim } from '@washline/contract/claims/endpoints'
import { type OrderId, toOrderId } from '@washline/contract/ids'
import type { MandatedKind } from '@washline/contract/mandates/mandated'
import { type Minor, toMinor } from '@washline/contract/money'
import { respondToAdjustment } from '@washline/contract/orders/adjustment-endpoints'
import { cancelOrder, placeOrder, tipWasher } from '@washline/contract/orders/endpoints'
import { changeBooking, changeSchedule, createSchedule } from '@washline/contract/schedule/endpoints'
import { quoteCancellation, quotePlacement } from '../../orders/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { MandatedCall } from '../../platform/http/mandates.ts'
import type { MandatesDeps } from '../deps.ts'
import { kindOfAnswer, kindOfBooking, kindOfBookingChange, kindOfScheduleChange } from '../rules/kind-of-change.ts'

/** What a call is about, and what it comes to. */
export interface AssessedCall {
  readonly kind: MandatedKind
  readonly orderId: OrderId | null
  readonly amountMinor: Minor | null
  readonly items?: string
  readonly address?: string
  readonly pickupAt?: Date | undefined
}

type Assess = (tx: Tx, deps: Pick<MandatesDeps, 'clock'>, call: MandatedCall) => Promise<AssessedCall | undefined>

/** Reads what a call asks for. Undefined: it spends nothing, or is refused anyway. */
export const assessCall: Assess = async (tx, deps, call) => {
  const { mandated } = call.endpoint
  return mandated && assessments[mandated]?.(tx, deps, call)
}

const bodyOf = (call: MandatedCall) => call.sent.body ?? {}

const assessments: Partial<Record<MandatedKind, Assess>> = {
  place: (tx, deps, call) => {
    const body = placeOrder.body.parse(bodyOf(call))
    const pickupAt = body.pickup_time === undefined ? undefined : new Date(body.pickup_time)
    return assessDraft(tx, deps, call, { kind: 'place', body, pickupAt })
  },
  book: (tx, deps, call) => {
    const body = createSchedule.body.parse(bodyOf(call))
    return assessDraft(tx, deps, call, { kind: kindOfBooking(body), body, pickupAt: new Date(body.window_from) })
  },
  tip: async (_tx, _deps, call) => {
    const { amount_minor } = tipWasher.body.parse(bodyOf(call))
    return { kind: 'tip', orderId: tipWasher.params.parse(call.sent.params).id, amountMinor: amount_minor }
  },
  cancel: async (tx, deps, call) => {
    const { id: orderId } = cancelOrder.params.parse(call.sent.params)
    const feeMinor = await quoteCancellation(tx, deps, { orderId, customerId: call.actor.userId })
    return feeMinor === undefined || feeMinor === 0 ? undefined : { kind: 'cancel', orderId, amountMinor: feeMinor }
  },
  claim: async (_tx, _deps, call) => {
    const { order_id } = submitClaim.body.parse(bodyOf(call))
    return { kind: 'claim', orderId: toOrderId(order_id), amountMinor: null }
  },
  adjustment: async (_tx, _deps, call) => {
    const kind = kindOfAnswer(respondToAdjustment.body.parse(bodyOf(call)))
    return kind && { kind, orderId: respondToAdjustment.params.parse(call.sent.params).id, amountMinor: null }
  },
  repeat: async (_tx, _deps, call) => {
    const kind = kindOfScheduleChange(changeSchedule.body.parse(bodyOf(call)))
    return kind && { kind, orderId: null, amountMinor: null }
  },
  price: async (_tx, _deps, call) => {
    const body = changeBooking.body.parse(bodyOf(call))
    const kind = kindOfBookingChange(body)
    return kind && { kind, orderId: null, amountMinor: body.price_minor ?? null }
  },
}

type Draft = Pick<
  ReturnType<typeof placeOrder.body.parse>,
  'order_id' | 'items' | 'load_type' | 'coverage' | 'pickup_location'
>

async function assessDraft(
  tx: Tx,
  deps: Pick<MandatesDeps, 'clock'>,
  { actor }: MandatedCall,
  { kind, body, pickupAt }: { kind: MandatedKind; body: Draft; pickupAt: Date | undefined },
): Promise<AssessedCall | undefined> {
  const { order_id: orderId, items, load_type: loadType, coverage, pickup_location: pickup } = body
  const coverageMinor = coverage === undefined ? undefined : toMinor(coverage)
  const input = { orderId, customerId: actor.userId, items, loadType, coverageMinor, pickup, pickupAt }
  const quoted = await quotePlacement(tx, deps, input)
  if (!quoted) return undefined
  return {
    kind,
    orderId,
    amountMinor: quoted.grossMinor,
    items: quoted.items
      .filter(({ quantity }) => quantity > 0)
      .map(({ quantity, name }) => `${quantity} × ${name}`)
      .join(', '),
    address: pickup.address,
    pickupAt,
  }
}

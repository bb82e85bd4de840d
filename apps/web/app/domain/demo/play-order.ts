import { getCustody, getHandoverPin, handOver } from '@washline/contract/custody/endpoints'
import type { Handover } from '@washline/contract/custody/schemas'
import { listRequests, respondToRequest } from '@washline/contract/dispatch/endpoints'
import type { OrderId } from '@washline/contract/ids'
import { confirmCompletion, getOrder, moveWasherOrder, placeOrder } from '@washline/contract/orders/endpoints'
import { listOrders } from '@washline/contract/orders/list-endpoints'
import { endedStatuses, type OrderStatus, orderScreens } from '@washline/contract/orders/process'
import { reorder } from '@washline/contract/orders/reorder'
import type { Order } from '@washline/contract/orders/schemas'
import { listPaymentMethods } from '@washline/contract/payments/endpoints'
import { rateOrder } from '@washline/contract/ratings/endpoints'
import { getWasherSummary, sendPosition, setAvailability } from '@washline/contract/washers/endpoints'
import { ApiError } from '../../platform/api/api-error.ts'
import { callApiAs } from '../../platform/api/call-api.ts'
import type { Phones } from './open-phone.ts'
import type { PlayStep } from './play-steps.ts'

/** What the film needs of the page. */
export interface Stage {
  readonly phones: Phones
  /** Waits, and goes on once nobody has paused it. */
  wait(ms: number): Promise<void>
  show(phone: 'customer' | 'washer', path: string): void
  step(step: PlayStep): void
}

interface Place {
  readonly latitude: number
  readonly longitude: number
}

/** The pauses between the steps: the whole order takes a little more than a minute. */
const pace = {
  confirmMs: 4_000,
  searchMs: 6_000,
  againMs: 1_000,
  driveSteps: 7,
  driveStepMs: 1_000,
  atTheDoorMs: 3_500,
  washMs: 8_000,
  afterwardsMs: 5_000,
  paidMs: 3_000,
} as const

const isEnded = (status: OrderStatus) => endedStatuses.some((ended) => ended === status)

/** The customer orders what she had before. An order that is under way is gone on with; one that is back waits for her, and is no film. */
async function begin({ phones, wait, show, step }: Stage): Promise<OrderId> {
  const { token } = phones.customer
  step('order')
  const { data: orders } = await callApiAs(token, listOrders)
  const live = orders.find(({ status }) => status !== 'draft' && status !== 'delivered' && !isEnded(status))
  if (live) return live.id
  const past = orders.find(({ status }) => status === 'completed')
  if (!past) throw new Error('The customer has no order to repeat.')
  const { data: draft } = await callApiAs(token, reorder, { params: { id: past.id } })
  const id = draft.order_id
  show('customer', `/order-confirm?order=${id}`)
  await wait(pace.confirmMs)
  const { payment_methods: cards } = await callApiAs(token, listPaymentMethods)
  if (!draft.pickup_location) throw new Error('The repeated order has no place.')
  await callApiAs(token, placeOrder, {
    body: {
      order_id: id,
      pickup_location: draft.pickup_location,
      load_type: draft.load_type,
      payment_method_id: cards[0]?.id ?? null,
    },
  }).catch(unlessMoved)
  show('customer', `/looking-for-provider?order=${id}`)
  return id
}

/** Who drives a phone by hand may have been faster. */
function unlessMoved(error: unknown): void {
  if (!(error instanceof ApiError && (error.status === 409 || error.status === 404))) throw error
}

async function drive({ phones, wait }: Stage, orderId: OrderId, from: Place, to: Place): Promise<void> {
  for (let step = 1; step <= pace.driveSteps; step += 1) {
    await wait(pace.driveStepMs)
    const share = step / pace.driveSteps
    await callApiAs(phones.washer.token, sendPosition, {
      body: {
        latitude: from.latitude + (to.latitude - from.latitude) * share,
        longitude: from.longitude + (to.longitude - from.longitude) * share,
        order_id: orderId,
      },
    }).catch(unlessMoved)
  }
}

/** The Washer counts, and the customer reads the PIN out. */
async function handOverBag({ phones }: Stage, id: OrderId, step: Handover, door: Place): Promise<void> {
  const params = { id }
  const { data: due } = await callApiAs(phones.customer.token, getHandoverPin, { params })
  const { data: custody } = await callApiAs(phones.washer.token, getCustody, { params })
  await callApiAs(phones.washer.token, handOver, {
    params,
    body: {
      step,
      counts: custody.manifest.map(({ item_id, quantity }) => ({ item_id, quantity })),
      ...(due && { pin: due.pin }),
      position: { latitude: door.latitude, longitude: door.longitude, accuracy_m: 10 },
    },
  }).catch(unlessMoved)
}

async function answer({ phones, wait, show, step }: Stage, id: OrderId): Promise<void> {
  step('search')
  show('washer', '/home-screen')
  await wait(pace.searchMs)
  const { data: requests } = await callApiAs(phones.washer.token, listRequests)
  const request = requests.find(({ order_id }) => order_id === id)
  if (!request) return wait(pace.againMs)
  step('accept')
  await callApiAs(phones.washer.token, respondToRequest, {
    body: { notification_id: request.notification_id, response: 'accept' },
  }).catch(unlessMoved)
}

/** The part of the Washer after the acceptance, from the status that the order has. */
async function carry(stage: Stage, order: Order, home: Place): Promise<void> {
  const { phones, wait, show, step } = stage
  const { id, status, pickup_location: door } = order
  if (!door) return
  const move = (action: 'in_progress' | 'laundry_complete') =>
    callApiAs(phones.washer.token, moveWasherOrder, { params: { id }, body: { order_id: id, action } }).catch(
      unlessMoved,
    )
  const screen = orderScreens[status]
  if (screen) for (const phone of ['customer', 'washer'] as const) show(phone, `${screen}?order=${id}`)
  if (status === 'accepted') {
    step('pickup')
    await drive(stage, id, home, door)
    await wait(pace.atTheDoorMs)
    await handOverBag(stage, id, 'pickup', door)
  } else if (status === 'picked_up') {
    step('wash')
    await drive(stage, id, door, home)
    await move('in_progress')
  } else if (!order.laundry_completed_at) {
    step('wash')
    await wait(pace.washMs)
    await move('laundry_complete')
  } else {
    step('return')
    await drive(stage, id, home, door)
    await wait(pace.atTheDoorMs)
    await handOverBag(stage, id, 'return', door)
  }
}

async function finish({ phones, wait, show, step }: Stage, id: OrderId): Promise<void> {
  step('confirm')
  show('customer', `/order-completed?order=${id}`)
  await wait(pace.afterwardsMs)
  const { token } = phones.customer
  await callApiAs(token, confirmCompletion, { params: { id }, body: { order_id: id, status: 'completed' } }).catch(
    unlessMoved,
  )
  await callApiAs(token, rateOrder, {
    params: { id },
    body: { order_id: id, rating: 5, comment: 'Back before I noticed.' },
  }).catch(unlessMoved)
  await wait(pace.paidMs)
  show('customer', `/receipt?order=${id}`)
  show('washer', `/order-completed?order=${id}`)
}

/**
 * Plays one whole order by the calls of both phones, each step from the order's status: who takes a phone over by hand
 * is as welcome as who only watches.
 */
export async function playOrder(stage: Stage): Promise<void> {
  const { phones, wait, step } = stage
  const { data: washer } = await callApiAs(phones.washer.token, getWasherSummary)
  const home = { latitude: washer.latitude ?? 0, longitude: washer.longitude ?? 0 }
  await callApiAs(phones.washer.token, setAvailability, { body: { online: true, ...home } })
  const id = await begin(stage)
  for (;;) {
    const { data: order } = await callApiAs(phones.customer.token, getOrder, { params: { id } })
    const { status } = order
    if (isEnded(status)) break
    if (status === 'pending') await answer(stage, id)
    else if (status === 'delivered') await finish(stage, id)
    else if (status === 'draft') await wait(pace.againMs)
    else if (order.provider?.user_id === phones.washer.user.id) await carry(stage, order, home)
    else await wait(pace.againMs)
  }
  step('done')
}

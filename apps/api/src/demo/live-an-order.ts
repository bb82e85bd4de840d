import { listRequests, respondToRequest } from '@washline/contract/dispatch/endpoints'
import type { OrderId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import {
  confirmCompletion,
  editScan,
  moveWasherOrder,
  placeOrder,
  scanLaundry,
} from '@washline/contract/orders/endpoints'
import { heavierLoad, type LoadType, loadOf } from '@washline/contract/orders/load-types'
import type { ItemInput } from '@washline/contract/orders/schemas'
import { rateOrder } from '@washline/contract/ratings/endpoints'
import type { DemoClient } from './demo-client.ts'
import { handOverInPast } from './hand-over-in-past.ts'

const minuteMs = 60_000

export interface PastOrder {
  readonly customer: DemoClient
  readonly washer: DemoClient
  readonly paymentMethodId: string
  readonly photo: Buffer
  /** What the customer lists by hand; the photo is counted where it is missing. */
  readonly items?: readonly ItemInput[]
  /** The Washer takes a photo at the door, too. */
  readonly isPhotographed: boolean
  readonly pickup: { readonly address: string; readonly latitude: number; readonly longitude: number }
  /** A larger one is ordered if the photo shows more pieces. */
  readonly loadType: LoadType
  /** In major units, where more than the included cover was bought. */
  readonly coverage?: number
  /** It stays in hand, with its wash begun. */
  readonly endsInTheWash?: boolean
  readonly rating: { readonly tenths: number; readonly comment: string } | undefined
}

export interface PastTime {
  advance(ms: number): void
  /** Runs the search of an order now, as the job would. */
  search(orderId: OrderId): Promise<void>
}

async function draft({ customer, photo, items }: PastOrder) {
  if (!items) return (await customer.upload(scanLaundry, photo)).data
  const { data } = await customer.upload(scanLaundry, photo, undefined, { by_hand: '1' })
  const edited = await customer.call(editScan, { body: { order_id: data.order_id, items: [...items] } })
  return { order_id: data.order_id, item_count: edited.data.item_count }
}

/** From the placed order to the accepted one. */
async function place(
  order: PastOrder,
  { id, item_count }: { readonly id: OrderId; readonly item_count: number },
  time: PastTime,
): Promise<void> {
  const { customer, washer } = order
  time.advance(2 * minuteMs)
  await customer.call(placeOrder, {
    body: {
      order_id: id,
      pickup_location: order.pickup,
      load_type: heavierLoad(order.loadType, loadOf(item_count)),
      payment_method_id: order.paymentMethodId,
      ...(order.coverage !== undefined && { coverage: order.coverage }),
    },
  })
  const offered = async () => (await washer.call(listRequests)).data.find((offer) => offer.order_id === id)
  await time.search(id)
  let request = await offered()
  // A search begins near the place, and widens when those who were asked have not answered.
  for (let waves = 1; !request && waves < market.dispatch.radiiKm.length; waves += 1) {
    time.advance(market.dispatch.offerMs)
    await time.search(id)
    request = await offered()
  }
  if (!request) throw new Error(`demo data: order ${id} was not offered to its Washer`)
  time.advance(8_000)
  await washer.call(respondToRequest, { body: { notification_id: request.notification_id, response: 'accept' } })
}

/** Lives one whole order in the past, from the photo to the rating, by the calls that real people make. */
export async function liveAnOrder(order: PastOrder, time: PastTime): Promise<OrderId> {
  const { customer, washer } = order
  const { order_id: id, item_count } = await draft(order)
  await place(order, { id, item_count }, time)
  const move = async (afterMinutes: number, action: 'in_progress' | 'laundry_complete') => {
    time.advance(afterMinutes * minuteMs)
    await washer.call(moveWasherOrder, { params: { id }, body: { order_id: id, action } })
  }
  time.advance(9 * minuteMs)
  const door = { id, customer, washer, pickup: order.pickup, photo: order.isPhotographed ? order.photo : undefined }
  await handOverInPast('pickup', door)
  await move(14, 'in_progress')
  if (order.endsInTheWash) return id
  await move(75, 'laundry_complete')
  time.advance(22 * minuteMs)
  await handOverInPast('return', door)
  time.advance(6 * minuteMs)
  await customer.call(confirmCompletion, { params: { id }, body: { order_id: id, status: 'completed' } })
  if (order.rating)
    await customer.call(rateOrder, {
      params: { id },
      body: { order_id: id, rating: order.rating.tenths / 10, comment: order.rating.comment },
    })
  return id
}

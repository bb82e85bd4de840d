import type { OrderId } from '@washline/contract/ids'
import { loadOf } from '@washline/contract/orders/load-types'
import type { ItemInput } from '@washline/contract/orders/schemas'
import { drawDoorstep } from './draw-doorstep.ts'
import type { PersonApp } from './person-app.ts'

const photoOf = (png: Buffer) => new Blob([new Uint8Array(png)], { type: 'image/png' })

export interface Pickup {
  readonly address: string
  readonly latitude: number
  readonly longitude: number
}

/**
 * Places an order with a list added by hand: its photo is stored, and not counted, because counting costs more than all
 * the rest of the order. `picture` chooses the photo.
 */
export async function placeByHand(
  app: PersonApp,
  { items, pickup, picture }: { items: readonly ItemInput[]; pickup: Pickup; picture: number },
): Promise<OrderId> {
  const { payment_methods: cards } = await app.listPaymentMethods()
  const [card] = cards
  if (!card) throw new Error('a simulated customer has no card')
  const { data: draft } = await app.scanLaundry({ form: { by_hand: '1', image: photoOf(drawDoorstep(picture)) } })
  const id = draft.order_id
  const { data: listed } = await app.editScan({ body: { order_id: id, items: [...items] } })
  const placed = await app.placeOrder({
    body: {
      order_id: id,
      pickup_location: pickup,
      load_type: loadOf(listed.item_count),
      payment_method_id: card.id,
    },
  })
  if (!('order' in placed)) throw new Error(`the order of a simulated customer was not placed: ${placed.message}`)
  return placed.order.id
}

import { getCustody, getHandoverPin, handOver, uploadHandoverPhoto } from '@washline/contract/custody/endpoints'
import type { Handover } from '@washline/contract/custody/schemas'
import type { OrderId } from '@washline/contract/ids'
import type { DemoClient } from './demo-client.ts'

interface AtTheDoor {
  readonly id: OrderId
  readonly customer: DemoClient
  readonly washer: DemoClient
  readonly pickup: { readonly latitude: number; readonly longitude: number }
  readonly photo: Buffer | undefined
}

/** The bag changes hands as it does between people: the Washer counts, the customer reads the PIN out. */
export async function handOverInPast(step: Handover, door: AtTheDoor): Promise<void> {
  const { customer, washer } = door
  const params = { id: door.id }
  const { data: custody } = await washer.call(getCustody, { params })
  const { data: due } = await customer.call(getHandoverPin, { params })
  if (!due) throw new Error(`demo data: order ${door.id} has no PIN for its ${step}`)
  const photo = door.photo && (await washer.upload(uploadHandoverPhoto, door.photo, params)).data.url
  const { latitude, longitude } = door.pickup
  await washer.call(handOver, {
    params,
    body: {
      step,
      counts: custody.manifest.map(({ item_id, quantity }) => ({ item_id, quantity })),
      pin: due.pin,
      photo,
      position: { latitude, longitude, accuracy_m: 12 },
    },
  })
}

import type { OrderId } from '@washline/contract/ids'
import { drawDoorstep } from './draw-doorstep.ts'
import type { Point } from './drive.ts'
import type { WasherApp } from './washer-app.ts'

const photoOf = (png: Buffer) => new Blob([new Uint8Array(png)], { type: 'image/png' })

const note = 'The bag stands at the door.'

/** Returns the bag with a proof, as a Washer does whom nobody answers at the door: a photo and a note, for the PIN is the customer's. */
export async function handBack(app: WasherApp, orderId: OrderId, { latitude, longitude }: Point): Promise<void> {
  const params = { id: orderId }
  const { data: custody } = await app.getCustody({ params })
  if (custody.evidence === 'off') {
    await app.moveWasherOrder({ params, body: { order_id: orderId, action: 'delivered' } })
    return
  }
  const photo =
    custody.photo === 'off'
      ? undefined
      : (await app.uploadHandoverPhoto({ params, form: { image: photoOf(drawDoorstep(orderId)) } })).data.url
  const counts = custody.manifest.map(({ item_id, quantity }) => ({ item_id, quantity }))
  const position = { latitude, longitude, accuracy_m: 10 }
  await app.handOver({ params, body: { step: 'return', counts, photo, note, position } })
}

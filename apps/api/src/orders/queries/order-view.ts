import type { OrderId } from '@washline/contract/ids'
import type { Order } from '@washline/contract/orders/schemas'
import { notFound } from '../../platform/http/refusal.ts'
import type { Viewer } from '../../platform/storage/photo-rules.ts'
import type { OrdersDeps } from '../deps.ts'
import { orderFor } from '../queries.ts'
import { showOrder } from '../rules/show-order.ts'
import { sightOfOrder } from './photo-access.ts'

/** An order as its customer or its Washer sees it. */
export async function orderView(deps: OrdersDeps, orderId: OrderId, viewer: Viewer): Promise<Order> {
  const { storage } = deps
  const asked = { userId: viewer.userId, now: deps.clock.now() }
  const view = await orderFor(deps.db, orderId, asked)
  if (!view) throw notFound()
  const photoUrl = (key: string) => (view.seesPhotos ? storage.url(key, sightOfOrder(orderId, viewer)) : null)
  return showOrder(view, asked, { photoUrl, portraitUrl: storage.portraitUrl })
}

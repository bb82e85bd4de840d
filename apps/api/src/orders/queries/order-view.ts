import type { OrderId } from '@washline/contract/ids'
import type { Order } from '@washline/contract/orders/schemas'
import { notFound } from '../../platform/http/refusal.ts'
import type { Viewer } from '../../platform/storage/photo-rules.ts'
import type { OrdersDeps } from '../deps.ts'
import { orderFor } from '../queries.ts'
import { showOrder } from '../rules/show-order.ts'
import { orderPhotos } from './photo-access.ts'

/** An order as its customer or its Washer sees it. */
export async function orderView(deps: OrdersDeps, orderId: OrderId, viewer: Viewer): Promise<Order> {
  const { userId } = viewer
  const [view, photoUrl] = await Promise.all([orderFor(deps.db, orderId, userId), orderPhotos(deps, orderId, viewer)])
  if (!view) throw notFound()
  const { portraitUrl } = deps.storage
  return showOrder(view, { userId, now: deps.clock.now() }, { photoUrl, portraitUrl })
}

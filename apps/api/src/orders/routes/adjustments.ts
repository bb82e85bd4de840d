import type { OrderId } from '@washline/contract/ids'
import * as adjustments from '@washline/contract/orders/adjustment-endpoints'
import { showAuthentication } from '../../payments/index.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { Http } from '../../platform/http/http.ts'
import { ok } from '../../platform/http/ok.ts'
import type { OrdersDeps } from '../deps.ts'
import { orderView } from '../queries/order-view.ts'
import { sightOfOrder } from '../queries/photo-access.ts'
import { adjustItems } from '../use-cases/adjust-items.ts'
import { respondToAdjustment } from '../use-cases/respond-to-adjustment.ts'
import { uploadAdjustmentPhoto } from '../use-cases/upload-adjustment-photo.ts'
import { withdrawAdjustment } from '../use-cases/withdraw-adjustment.ts'

const oftenLimit = { limit: { per: 'actor', max: 30, windowS: 60 } } as const

export function adjustmentRoutes(http: Http, deps: OrdersDeps): void {
  const shown = async (id: OrderId, washer: Actor) => {
    const { adjustment } = await orderView(deps, id, washer)
    if (!adjustment) throw new Error(`order ${id} has no adjustment after one was made`)
    return ok(adjustment)
  }
  http.route(adjustments.adjustItems, async ({ actor, params: { id }, body }) => {
    await adjustItems(deps, { orderId: id, washerId: actor.userId, ...body })
    return shown(id, actor)
  })

  http.route(
    adjustments.uploadAdjustmentPhoto,
    async ({ actor, params: { id }, upload }) => {
      const input = { orderId: id, washerId: actor.userId, upload }
      return ok({ url: deps.storage.url(await uploadAdjustmentPhoto(deps, input), sightOfOrder(id, actor)) })
    },
    oftenLimit,
  )

  http.route(adjustments.withdrawAdjustment, async ({ actor, params: { id }, body }) => {
    await withdrawAdjustment(deps, { orderId: id, washerId: actor.userId, adjustmentId: body.adjustment_id })
    return shown(id, actor)
  })

  http.route(adjustments.respondToAdjustment, async ({ actor, params: { id }, body }) => {
    const answered = await respondToAdjustment(deps, {
      orderId: id,
      customerId: actor.userId,
      adjustmentId: body.adjustment_id,
      response: body.response,
      paymentMethodId: body.payment_method_id ?? null,
      paymentIntentId: body.payment_intent_id,
    })
    if (answered !== 'decided') return showAuthentication(answered)
    return ok(await orderView(deps, id, actor))
  })
}

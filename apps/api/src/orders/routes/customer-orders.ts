import * as endpoints from '@washline/contract/orders/endpoints'
import * as lists from '@washline/contract/orders/list-endpoints'
import { orderMessages } from '@washline/contract/orders/messages'
import { orderProcess } from '@washline/contract/orders/process'
import type { Http } from '../../platform/http/http.ts'
import { ok } from '../../platform/http/ok.ts'
import type { OrdersDeps } from '../deps.ts'
import { customerPage } from '../queries/order-pages.ts'
import { orderView } from '../queries/order-view.ts'
import { cancelOrder } from '../use-cases/cancel-order.ts'
import { confirmCompletion } from '../use-cases/confirm-completion.ts'
import { replaceWasher } from '../use-cases/replace-washer.ts'

const early = { readsEarly: true } as const

export function customerRoutes(http: Http, deps: OrdersDeps): void {
  http.route(lists.listOrders, ({ actor, query }) => customerPage(deps, actor.userId, query), early)

  http.route(
    endpoints.getOrder,
    async ({ actor, params }) => ({ ...ok(await orderView(deps, params.id, actor)), message: orderMessages.found }),
    early,
  )

  http.route(endpoints.cancelOrder, async ({ actor, params: { id }, ceilingMinor }) => {
    const { feeMinor } = await cancelOrder(deps, { orderId: id, customerId: actor.userId, ceilingMinor })
    return ok({ id, status: 'cancelled' as const, fee_minor: feeMinor })
  })

  http.route(endpoints.findAnotherWasher, async ({ actor, params: { id } }) => {
    await replaceWasher(deps, { orderId: id, customerId: actor.userId })
    return ok({ id, status: orderProcess.replace.to })
  })

  http.route(endpoints.confirmCompletion, async ({ actor, params: { id } }) => {
    await confirmCompletion(deps, { orderId: id, customerId: actor.userId })
    return { ...ok({ id, status: 'completed' as const }), message: orderMessages.completed }
  })
}

import type { OrderId, UserId } from '@washline/contract/ids'
import * as endpoints from '@washline/contract/orders/endpoints'
import * as lists from '@washline/contract/orders/list-endpoints'
import { orderMessages } from '@washline/contract/orders/messages'
import { orderProcess, type WasherAction, washerActions } from '@washline/contract/orders/process'
import type { Http } from '../../platform/http/http.ts'
import { ok } from '../../platform/http/ok.ts'
import { invalid } from '../../platform/http/refusal.ts'
import type { OrdersDeps } from '../deps.ts'
import { activeCards, washerPage } from '../queries/order-pages.ts'
import { finishLaundry } from '../use-cases/finish-laundry.ts'
import { markDelivered } from '../use-cases/mark-delivered.ts'
import { markPickedUp } from '../use-cases/mark-picked-up.ts'
import { releaseOrder } from '../use-cases/release-order.ts'
import { startLaundry } from '../use-cases/start-laundry.ts'

const early = { readsEarly: true } as const

export function washerRoutes(http: Http, deps: OrdersDeps): void {
  http.route(lists.listWasherOrders, ({ actor, query }) => washerPage(deps, actor.userId, query), early)
  http.route(lists.listActiveWasherOrders, ({ actor }) => activeCards(deps, actor.userId), early)

  const moves: Record<WasherAction, (input: { orderId: OrderId; washerId: UserId }) => Promise<void>> = {
    picked_up: (input) => markPickedUp(deps, input),
    in_progress: (input) => startLaundry(deps, input),
    laundry_complete: (input) => finishLaundry(deps, input),
    delivered: (input) => markDelivered(deps, input),
  }
  http.route(endpoints.moveWasherOrder, async ({ actor, params: { id }, body }) => {
    const action = body.action ?? body.status
    if (!action) throw invalid({ action: ['Please give the action.'] })
    await moves[action]({ orderId: id, washerId: actor.userId })
    const answer = ok({ id, status: orderProcess[washerActions[action]].to })
    return action === 'delivered' ? { ...answer, message: orderMessages.delivered } : answer
  })

  http.route(endpoints.releaseOrder, async ({ actor, params, body }) => {
    await releaseOrder(deps, { orderId: params.id, washerId: actor.userId, reason: body?.reason })
    return { success: true as const }
  })
}

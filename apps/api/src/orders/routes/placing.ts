import { toMinor } from '@washline/contract/money'
import * as endpoints from '@washline/contract/orders/endpoints'
import { orderMessages } from '@washline/contract/orders/messages'
import { reorder } from '@washline/contract/orders/reorder'
import { showAuthentication } from '../../payments/index.ts'
import type { Http } from '../../platform/http/http.ts'
import { ok } from '../../platform/http/ok.ts'
import { invalid, notFound } from '../../platform/http/refusal.ts'
import type { OrdersDeps } from '../deps.ts'
import { quoteFor } from '../queries.ts'
import { showQuote } from '../rules/show-quote.ts'
import { placeOrder } from '../use-cases/place-order.ts'
import { repeatOrder } from '../use-cases/repeat-order.ts'

const oftenLimit = { limit: { per: 'actor', max: 30, windowS: 60 } } as const
const minor = (amountMajor: number | undefined) => (amountMajor === undefined ? undefined : toMinor(amountMajor))

export function placingRoutes(http: Http, deps: OrdersDeps): void {
  http.route(endpoints.getQuote, async ({ actor, params, query }) => {
    const { latitude, longitude, pickup_time } = query
    const at = pickup_time === undefined ? deps.clock.now() : new Date(pickup_time)
    const quoted = await quoteFor(deps.db, {
      orderId: params.id,
      customerId: actor.userId,
      loadType: query.load_type,
      coverageMinor: minor(query.coverage),
      useWallet: query.wallet === '1',
      at: deps.clock.now(),
      pickup: latitude === undefined || longitude === undefined ? undefined : { place: { latitude, longitude }, at },
    })
    if (!quoted) throw notFound()
    if (quoted === 'load_too_small') throw invalid({ load_type: [orderMessages.loadTooSmall] })
    return ok(showQuote(quoted.price, quoted.place))
  })

  http.route(endpoints.placeOrder, async ({ actor, body, ceilingMinor }) => {
    const outcome = await placeOrder(deps, {
      orderId: body.order_id,
      customerId: actor.userId,
      items: body.items,
      loadType: body.load_type,
      notes: body.special_instructions || null,
      pickup: body.pickup_location,
      pickupAt: body.pickup_time === undefined ? undefined : new Date(body.pickup_time),
      coverageMinor: minor(body.coverage),
      useWallet: body.use_wallet,
      declared: body.declared_items ?? [],
      paymentMethodId: body.payment_method_id || null,
      paymentIntentId: body.payment_intent_id,
      shown: { totalMinor: minor(body.total), serviceFeeMinor: minor(body.service_fee), ceilingMinor },
    })
    if (typeof outcome === 'object') return showAuthentication(outcome)
    return outcome === 'needs_card'
      ? { success: false as const, require_card: true, message: orderMessages.cardRequired }
      : { success: true as const, order: { id: body.order_id, status: 'pending' as const } }
  })

  http.route(
    reorder,
    async ({ actor, params }) => {
      const { orderId, loadType, choices, reclassified } = await repeatOrder(deps, {
        orderId: params.id,
        customerId: actor.userId,
      })
      const { address, latitude, longitude, notes } = choices
      return ok({
        order_id: orderId,
        load_type: loadType,
        special_instructions: notes,
        pickup_location:
          address !== null && latitude !== null && longitude !== null ? { address, latitude, longitude } : null,
        reclassified,
      })
    },
    oftenLimit,
  )
}

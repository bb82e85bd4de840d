import * as endpoints from '@washline/contract/orders/endpoints'
import { tipMessages } from '@washline/contract/payments/messages'
import { showAuthentication } from '../../payments/index.ts'
import type { Http } from '../../platform/http/http.ts'
import { ok } from '../../platform/http/ok.ts'
import { notFound } from '../../platform/http/refusal.ts'
import type { OrdersDeps } from '../deps.ts'
import { receiptInputOf } from '../queries.ts'
import { writeReceipt } from '../rules/write-receipt.ts'
import { tipWasher } from '../use-cases/tip-washer.ts'

const oftenLimit = { limit: { per: 'actor', max: 30, windowS: 60 } } as const

export function moneyRoutes(http: Http, deps: OrdersDeps): void {
  http.route(endpoints.getReceipt, async ({ actor, params: { id } }) => {
    const receipt = await receiptInputOf(deps.db, id, actor.userId)
    if (!receipt) throw notFound()
    return ok(writeReceipt(receipt, await deps.payments.movementsOf(deps.db, id), actor.userId))
  })

  http.route(
    endpoints.tipWasher,
    async ({ actor, params: { id }, body, idempotencyKey }) => {
      const outcome = await tipWasher(deps, {
        orderId: id,
        customerId: actor.userId,
        amountMinor: body.amount_minor,
        cardId: body.payment_method_id ?? null,
        requestKey: idempotencyKey,
        paymentIntentId: body.payment_intent_id,
      })
      if ('clientSecret' in outcome) return showAuthentication(outcome)
      return { ...ok({ tip_minor: body.amount_minor, tips_minor: outcome.tipsMinor }), message: tipMessages.thanks }
    },
    oftenLimit,
  )
}

import * as endpoints from '@washline/contract/care/endpoints'
import type { LabelReading } from '@washline/contract/care/label-schemas'
import { usualCare } from '@washline/contract/care/schemas'
import type { Http } from '../platform/http/http.ts'
import { ok } from '../platform/http/ok.ts'
import { notFound } from '../platform/http/refusal.ts'
import type { LabelRead } from '../scanning/index.ts'
import type { CareDeps } from './deps.ts'
import { careOfOrder, preferencesOf } from './queries.ts'
import { showCare } from './rules.ts'
import { readCareLabel } from './use-cases/read-care-label.ts'
import { saveOrderCare } from './use-cases/save-order-care.ts'
import { savePreferences } from './use-cases/save-preferences.ts'
import { tickCare } from './use-cases/tick-care.ts'

export function careRoutes(http: Http, deps: CareDeps): void {
  http.route(endpoints.getPreferences, async ({ actor }) =>
    ok((await preferencesOf(deps.db, actor.userId)) ?? usualCare),
  )

  http.route(endpoints.savePreferences, async ({ actor, body }) => {
    await savePreferences(deps, { userId: actor.userId, instructions: body })
    return ok(body)
  })

  http.route(endpoints.getOrderCare, async ({ actor, params }) => {
    const care = await careOfOrder(deps.db, params.id, actor.userId)
    if (!care) throw notFound()
    return ok(showCare(care))
  })

  http.route(endpoints.saveOrderCare, async ({ actor, params, body }) => {
    const { labels, despite_labels: isDespiteLabels = false, ...instructions } = body
    const input = { orderId: params.id, customerId: actor.userId, instructions, labels, isDespiteLabels }
    return ok(showCare(await saveOrderCare(deps, input)))
  })

  http.route(
    endpoints.readCareLabel,
    async ({ actor, upload }) =>
      ok(showReading(await readCareLabel(deps, { customerId: actor.userId, photo: upload }))),
    { limit: { per: 'actor', max: 30, windowS: 60 }, onUpload: () => deps.labelReaders[0]?.prepare?.() },
  )

  http.route(endpoints.tickCare, async ({ actor, params, body }) =>
    ok(showCare(await tickCare(deps, { orderId: params.id, washerId: actor.userId, ticked: body.ticked }))),
  )
}

const showReading = ({ signs, fibers, reader }: LabelRead): LabelReading => ({
  signs: signs.map(({ options, isSure }) => ({
    options: options.map(({ symbol, bars }) => ({ symbol, bars })),
    is_sure: isSure,
  })),
  fibers,
  reader,
})

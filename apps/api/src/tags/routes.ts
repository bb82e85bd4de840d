import * as endpoints from '@washline/contract/tags/endpoints'
import type { Http } from '../platform/http/http.ts'
import { ok } from '../platform/http/ok.ts'
import { notFound } from '../platform/http/refusal.ts'
import type { TagsDeps } from './deps.ts'
import { isOrderOf, tagByCode, tagSeenBy, tagsOnBagsOf, unusedTags } from './queries.ts'
import { fits } from './rules/compare-tags.ts'
import { makeTags } from './use-cases/make-tags.ts'

export function tagsRoutes(http: Http, deps: TagsDeps): void {
  const { db } = deps

  http.route(
    endpoints.makeTags,
    async ({ actor, body }) => ok({ codes: await makeTags(deps, { count: body.count, by: actor.userId }) }),
    { limit: { per: 'actor', max: 30, windowS: 60 } },
  )

  http.route(endpoints.listTags, async ({ actor }) => {
    const onBags = await tagsOnBagsOf(db, actor.userId)
    return ok({
      codes: await unusedTags(db, actor.userId),
      on_bags: onBags.map(({ code, orderId, since }) => ({ code, order_id: orderId, since: since.toISOString() })),
    })
  })

  http.route(
    endpoints.getTag,
    async ({ actor, params: { code } }) => {
      const tag = await tagSeenBy(db, code, actor?.userId)
      if (!tag) throw notFound()
      return ok({ in_use: tag.inUse, order_id: tag.orderId })
    },
    { limit: { per: 'ip', max: 60, windowS: 60 } },
  )

  http.route(
    endpoints.checkTag,
    async ({ actor, params: { id: orderId, code } }) => {
      if (!(await isOrderOf(db, orderId, actor.userId))) throw notFound()
      return ok({ fits: fits(await tagByCode(db, code), { orderId, isPickup: true }) })
    },
    { limit: { per: 'actor', max: 60, windowS: 60 } },
  )
}

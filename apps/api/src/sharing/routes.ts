import * as endpoints from '@washline/contract/sharing/endpoints'
import { tokenHash } from '../platform/crypto/opaque-token.ts'
import type { Http } from '../platform/http/http.ts'
import { ok } from '../platform/http/ok.ts'
import { notFound } from '../platform/http/refusal.ts'
import type { SharingDeps } from './deps.ts'
import { sharedOrder, sharingOf } from './queries.ts'
import { canShare, isStillShared } from './rules/can-share.ts'
import { showGuestOrder } from './rules/show-guest-order.ts'
import { makeGuestLink } from './use-cases/make-guest-link.ts'
import { revokeGuestLinks } from './use-cases/revoke-guest-links.ts'

export function sharingRoutes(http: Http, deps: SharingDeps): void {
  http.route(endpoints.getGuestLinks, async ({ actor, params }) => {
    const sharing = await sharingOf(deps.db, params.id, actor.userId)
    if (!sharing) throw notFound()
    return ok({ live: sharing.live, can_share: canShare(sharing) })
  })

  http.route(endpoints.makeGuestLink, async ({ actor, params }) => {
    const { token, live } = await makeGuestLink(deps, { orderId: params.id, customerId: actor.userId })
    return ok({ path: `/o/${token}`, live })
  })

  http.route(endpoints.revokeGuestLinks, async ({ actor, params }) => {
    await revokeGuestLinks(deps, { orderId: params.id, customerId: actor.userId })
    return { success: true as const }
  })

  http.route(
    endpoints.getGuestOrder,
    async ({ params }) => {
      const order = await sharedOrder(deps.db, tokenHash(params.token))
      if (!order || !isStillShared(order, deps.clock.now())) throw notFound()
      return ok(showGuestOrder(order, deps.areaOf))
    },
    { limit: { per: 'ip', max: 120, windowS: 60 } },
  )
}

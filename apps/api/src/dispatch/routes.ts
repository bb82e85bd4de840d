import { getSearch, listRequests, respondToRequest } from '@washline/contract/dispatch/endpoints'
import { blurred } from '@washline/contract/maps/geo'
import { marketSettings } from '../console/index.ts'
import type { Http } from '../platform/http/http.ts'
import { ok } from '../platform/http/ok.ts'
import { notFound } from '../platform/http/refusal.ts'
import { blockedWith } from '../relationships/index.ts'
import { availableWashers } from '../washers/index.ts'
import { requestOf } from './channels.ts'
import type { AcceptOfferDeps, DispatchDeps, SkipOfferDeps } from './deps.ts'
import { openOffers, searchOf } from './queries.ts'
import { radiusAt } from './rules/radius-at.ts'
import { acceptOffer } from './use-cases/accept-offer.ts'
import { skipOffer } from './use-cases/skip-offer.ts'

export function dispatchRoutes(http: Http, deps: AcceptOfferDeps & SkipOfferDeps & Pick<DispatchDeps, 'areaOf'>): void {
  http.route(listRequests, async ({ actor }) =>
    ok((await openOffers(deps.db, actor.userId, deps.clock.now())).map((offer) => requestOf(offer, deps.areaOf))),
  )

  http.route(respondToRequest, async ({ actor, body }) => {
    const answer =
      body.response === 'accept'
        ? await acceptOffer(deps, { offerId: body.notification_id, washerId: actor.userId })
        : await skipOffer(deps, { offerId: body.notification_id, washerId: actor.userId, reason: body.reason })
    return ok({ order_id: answer.orderId, status: answer.status })
  })

  http.route(getSearch, async ({ actor, params }) => {
    const search = await searchOf(deps.db, params.id, deps.clock.now())
    if (search?.customerId !== actor.userId) throw notFound()
    const radiusKm = radiusAt((await marketSettings(deps.db)).dispatch.radiiKm, search.radiusStep)
    const nearby = await availableWashers(deps.db, {
      latitude: search.latitude,
      longitude: search.longitude,
      radiusM: radiusKm * 1_000,
      limit: 12,
      excludeUserIds: [actor.userId, ...(await blockedWith(deps.db, actor.userId))],
    })
    return ok({
      asked: search.asked,
      open: search.open,
      radius_km: radiusKm,
      until: search.until?.toISOString() ?? null,
      offer_seconds: search.offerS,
      nearby: nearby.map((washer) => ({
        ...blurred(washer),
        distance_meters: Math.round(washer.distanceM / 100) * 100,
        asked: search.askedWashers.includes(washer.userId),
      })),
    })
  })
}

import * as appeals from '@washline/contract/dispatch/console-endpoints'
import { getSearch, listRequests, respondToRequest } from '@washline/contract/dispatch/endpoints'
import { appealOfferDecision, listOfferDecisions, offerExplained } from '@washline/contract/dispatch/explanations'
import { getMatching } from '@washline/contract/dispatch/matching'
import { getReach, joinWaitlist, leaveWaitlist } from '@washline/contract/dispatch/reach-endpoints'
import * as rescues from '@washline/contract/dispatch/rescue-endpoints'
import { getWasherRoute } from '@washline/contract/dispatch/route-endpoints'
import { firstName } from '@washline/contract/identity/first-name'
import type { OfferAppealId, OrderId, UserId } from '@washline/contract/ids'
import { cellMiddle } from '@washline/contract/maps/geo'
import { market } from '@washline/contract/market'
import { messages } from '@washline/contract/messages'
import { orderProcess } from '@washline/contract/orders/process'
import { searchRules } from '../console/index.ts'
import { askRescue, rescueFor, standDown, takeoversDue, withdrawTakeover } from '../orders/index.ts'
import type { Http } from '../platform/http/http.ts'
import { ok } from '../platform/http/ok.ts'
import { invalid, notFound } from '../platform/http/refusal.ts'
import { blockedWith } from '../relationships/index.ts'
import { availableWashers } from '../washers/index.ts'
import { requestOf } from './channels.ts'
import type { AcceptOfferDeps, AppealDeps, ReachDeps, SkipOfferDeps } from './deps.ts'
import { appealById, appealsOf, decisionsOf, explainedSince, waitingAppeals } from './queries/decisions.ts'
import { customerOf, marketTimes, waitlistIdAt, washersInReach } from './queries/reach.ts'
import { currentRefusals } from './queries/refusals.ts'
import { extrasOf, routeOf } from './queries/washer-routes.ts'
import { openOffers, searchOf } from './queries.ts'
import { estimatePickup, usualWait } from './rules/estimate-pickup.ts'
import { radiusAt } from './rules/radius-at.ts'
import { answerBy, showAppeal, showDecision } from './rules/show-decision.ts'
import { acceptOffer } from './use-cases/accept-offer.ts'
import { answerAppeal, appealDecision } from './use-cases/appeal-decision.ts'
import * as waitlist from './use-cases/change-waitlist.ts'
import { skipOffer } from './use-cases/skip-offer.ts'

type RoutesDeps = AcceptOfferDeps & SkipOfferDeps & ReachDeps & AppealDeps

/** Each time the customer and the Washers nearby are notified. */
const askLimit = { limit: { per: 'actor', max: 30, windowS: 3_600 } } as const

/** A Washer who cannot go on after the pickup, and the one who takes the order over. */
function rescueRoutes(http: Http, deps: AcceptOfferDeps): void {
  const shown = async (orderId: OrderId, userId: UserId) => {
    const rescue = await rescueFor(deps.db, orderId, userId)
    if (rescue === undefined) throw notFound()
    return ok(rescue)
  }
  http.route(rescues.getRescue, ({ actor, params: { id } }) => shown(id, actor.userId))

  http.route(
    rescues.askRescue,
    async ({ actor, params: { id }, body }) => {
      await askRescue(deps, { orderId: id, washerId: actor.userId, reason: body.reason })
      return shown(id, actor.userId)
    },
    askLimit,
  )

  http.route(rescues.standDown, async ({ actor, params: { id } }) => {
    await standDown(deps, { orderId: id, washerId: actor.userId })
    return shown(id, actor.userId)
  })

  http.route(rescues.withdrawTakeover, async ({ actor, params: { id } }) => {
    await withdrawTakeover(deps, { orderId: id, washerId: actor.userId })
    return { success: true as const }
  })

  http.route(rescues.listTakeovers, async ({ actor }) =>
    ok(
      (await takeoversDue(deps.db, actor.userId)).map(({ orderId, giverName, dueAt }) => ({
        order_id: orderId,
        giver: firstName(giverName),
        due_at: dueAt.toISOString(),
      })),
    ),
  )
}

export function dispatchRoutes(http: Http, deps: RoutesDeps): void {
  rescueRoutes(http, deps)
  reachRoutes(http, deps)
  decisionRoutes(http, deps)
  appealRoutes(http, deps)
  http.route(getMatching, async () => ok({ refusal: await currentRefusals(deps.db) }))

  http.route(listRequests, async ({ actor }) => {
    const now = deps.clock.now()
    const offers = await openOffers(deps.db, actor.userId, now)
    const extraOf = await extrasOf(
      deps.db,
      offers.map(({ washerId }) => washerId),
      now,
    )
    return ok(offers.map((offer) => requestOf({ ...offer, ...extraOf(offer) }, deps.areaOf)))
  })

  http.route(getWasherRoute, async ({ actor }) => {
    const now = deps.clock.now()
    return ok({ stops: await routeOf(deps.db, actor.userId, now), made_at: now.toISOString() })
  })

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
    const radiusKm = radiusAt((await searchRules(deps.db, deps.clock.now())).radiiKm, search.radiusStep)
    const nearby = orderProcess.accept.from.some((from) => from === search.status)
      ? await availableWashers(deps.db, {
          latitude: search.latitude,
          longitude: search.longitude,
          radiusM: radiusKm * 1_000,
          limit: 12,
          excludeUserIds: [actor.userId, ...(await blockedWith(deps.db, actor.userId))],
        })
      : []
    return ok({
      since: search.startedAt.toISOString(),
      asked: search.asked,
      open: search.open,
      radius_km: radiusKm,
      until: search.until?.toISOString() ?? null,
      offer_seconds: search.offerS,
      usual_wait: usualWait(await marketTimes(deps.db, deps.clock.now())),
      nearby: nearby.map((washer) => ({
        latitude: washer.latitude,
        longitude: washer.longitude,
        distance_meters: Math.round(washer.distanceM / 100) * 100,
        asked: search.askedWashers.includes(washer.userId),
      })),
    })
  })
}

/** A place that is asked about often could be used to find where Washers are. */
const limit = { limit: { per: 'actor', max: 20, windowS: 60 } } as const

function reachRoutes(http: Http, deps: ReachDeps): void {
  http.route(
    getReach,
    async ({ actor, params, query: place }) => {
      const { userId } = actor
      if ((await customerOf(deps.db, params.id)) !== userId) throw notFound()
      const now = deps.clock.now()
      const inReach = await washersInReach(deps.db, { customerId: userId, place, now })
      const pickup = estimatePickup(inReach, await marketTimes(deps.db, now))
      return ok({
        washers: inReach.length === 0 ? 'none' : inReach.length < market.dispatch.reach.several ? 'few' : 'several',
        pickup: pickup && { from_minutes: pickup.fromMinutes, to_minutes: pickup.toMinutes, basis: pickup.basis },
        simulated: inReach.length === 0 && ((await deps.simulatedWashersCome?.(place)) ?? false),
        waitlist_id: await waitlistIdAt(deps.db, { userId, place, now }),
      })
    },
    limit,
  )
  http.route(
    joinWaitlist,
    async ({ actor, body }) => {
      const { id, until } = await waitlist.joinWaitlist(deps, { userId: actor.userId, ...body })
      return ok({ waitlist_id: id, until: until.toISOString() })
    },
    limit,
  )
  http.route(leaveWaitlist, async ({ actor, params }) => {
    await waitlist.leaveWaitlist(deps, { id: params.id, userId: actor.userId })
    return { success: true as const }
  })
}

const cursorIn = (cursor: string | undefined, otherwise: number): number => {
  const id = cursor === undefined ? otherwise : Number(cursor)
  if (!Number.isSafeInteger(id)) throw invalid({ cursor: [messages.invalid] })
  return id
}
/** The first `limit` rows of one more, and where the next page begins. */
const pageOf = <Row extends { readonly id: number }>(rows: readonly Row[], limit: number) => ({
  page: rows.slice(0, limit),
  next_cursor: rows.length > limit ? String(rows[limit - 1]?.id) : null,
})

function decisionRoutes(http: Http, deps: AppealDeps): void {
  http.route(listOfferDecisions, async ({ actor, query }) => {
    const now = deps.clock.now()
    const rows = await decisionsOf(deps.db, {
      washerId: actor.userId,
      since: explainedSince(now),
      now,
      before: cursorIn(query.cursor, Number.MAX_SAFE_INTEGER),
      limit: query.limit + 1,
      kind: query.made,
    })
    const { page, next_cursor } = pageOf(rows, query.limit)
    const appealed = new Map(
      (
        await appealsOf(
          deps.db,
          page.map(({ id }) => id),
        )
      ).map((appeal) => [appeal.decisionId, appeal]),
    )
    const decisions = page.map((row) => {
      const appeal = appealed.get(row.id)
      return {
        id: row.id,
        ...showDecision(row, deps.areaOf(cellMiddle(row))),
        appeal: appeal ? showAppeal(appeal) : null,
      }
    })
    return ok({ decisions, next_cursor })
  })

  http.route(
    appealOfferDecision,
    async ({ actor, params, body }) =>
      ok(showAppeal(await appealDecision(deps, { washerId: actor.userId, id: params.id, text: body.text }))),
    limit,
  )
}

function appealRoutes(http: Http, deps: AppealDeps): void {
  const wire = async (id: OfferAppealId) => {
    const appeal = await appealById(deps.db, id)
    if (!appeal) throw notFound()
    const { washer, orderId } = appeal
    const decision = offerExplained.parse(appeal.decision)
    return ok({ id, washer, order_id: orderId, decision, appeal: showAppeal(appeal) })
  }
  http.route(appeals.listConsoleOfferAppeals, async ({ query }) => {
    const rows = await waitingAppeals(deps.db, { after: cursorIn(query.cursor, 0), limit: query.limit + 1 })
    const { page, next_cursor } = pageOf(rows, query.limit)
    return ok({
      appeals: page.map(({ createdAt, ...row }) => ({
        ...row,
        at: createdAt.toISOString(),
        answer_by: answerBy(createdAt).toISOString(),
      })),
      next_cursor,
    })
  })
  http.route(appeals.getConsoleOfferAppeal, ({ params }) => wire(params.id))
  http.route(
    appeals.answerConsoleOfferAppeal,
    async ({ actor, params, body, idempotencyKey: requestId }) => {
      await answerAppeal(deps, { id: params.id, operatorId: actor.userId, ...body, requestId })
      return wire(params.id)
    },
    limit,
  )
}

import { checkConsoleCluster, listConsoleClusters } from '@washline/contract/console/clusters'
import { listConsoleOrders, listConsolePeople } from '@washline/contract/console/endpoints'
import { getConsoleRecentDays } from '@washline/contract/console/recent-days'
import { consoleRefusals } from '@washline/contract/console/refusals'
import {
  endConsoleSessions,
  getConsoleChat,
  getConsoleOrderTimeline,
  getConsolePerson,
} from '@washline/contract/console/timelines'
import type { Http } from '../../platform/http/http.ts'
import { ok } from '../../platform/http/ok.ts'
import { idBefore, pageById } from '../../platform/http/page-by-id.ts'
import { notFound, refuse } from '../../platform/http/refusal.ts'
import { auditPage } from '../audit/queries.ts'
import { auditWire } from '../audit/rules/show-audit.ts'
import { recordRead } from '../audit/use-cases/record-read.ts'
import type { PeopleDeps } from '../deps.ts'
import { sightOfCase, sightOfOperator } from '../queries/photo-sights.ts'
import { actionLimit } from '../rules/action-limit.ts'
import { timeWire, withTime } from '../rules/wire-fields.ts'
import { clustersOf, clusterWire } from './queries/clusters.ts'
import * as history from './queries/history.ts'
import * as orders from './queries/orders.ts'
import * as people from './queries/people.ts'
import { recentDaysOf } from './queries/recent-days.ts'
import { orderRowWire, personRowWire } from './rules/show-rows.ts'
import { claimWire, hasOpenCase, offerWire, ratingWire, washerWire } from './rules/show-timeline.ts'
import { checkCluster } from './use-cases/check-cluster.ts'
import { endSessions } from './use-cases/end-sessions.ts'

const shownAudit = 20

const searchOf = (query: { cursor?: string | undefined; limit: number; search?: string | undefined }) => ({
  before: idBefore(query.cursor),
  limit: query.limit + 1,
  search: query.search || undefined,
})

function listRoutes(http: Http, { db, clock }: PeopleDeps): void {
  http.route(getConsoleRecentDays, async ({ query: { about } }) => ok(await recentDaysOf(db, about, clock.now())), {
    mayBeOld: true,
  })

  http.route(listConsoleOrders, async ({ query }) => {
    const { page, next_cursor } = pageById(await orders.findOrders(db, searchOf(query)), query.limit)
    return ok({ orders: page.map(orderRowWire), next_cursor })
  })

  http.route(
    listConsolePeople,
    async ({ query }) => {
      const { page, next_cursor } = pageById(await people.findPeople(db, searchOf(query)), query.limit)
      return ok({ people: page.map(personRowWire), next_cursor })
    },
    { mayBeOld: true },
  )
}

function orderTimelineRoutes(http: Http, { db, storage, custodyRecord }: PeopleDeps): void {
  http.route(getConsoleOrderTimeline, async ({ actor, params: { id } }) => {
    const order = await orders.orderOf(db, id)
    if (!order) throw notFound()
    const [events, offers, custody, ratings, notifications, claims, audit] = await Promise.all([
      orders.eventsOf(db, id),
      orders.offersOf(db, id),
      custodyRecord({ orderId: id, customerHasLeft: order.customerHasLeft }, (key) =>
        storage.url(key, sightOfOperator(actor)),
      ),
      history.ratingsOfOrder(db, id),
      history.notificationsOfOrder(db, id),
      history.claimsOfOrder(db, id),
      auditPage(db, { before: undefined, limit: shownAudit, orderId: id }),
    ])
    return ok({
      events: events.map(withTime),
      offers: offers.map(offerWire),
      custody,
      rating: ratings.map(ratingWire)[0] ?? null,
      notifications: notifications.map(withTime),
      claims: claims.map(claimWire),
      chat_open: hasOpenCase(claims),
      audit: audit.map(auditWire),
    })
  })
}

function chatRoutes(http: Http, { db, storage }: PeopleDeps): void {
  http.route(getConsoleChat, async ({ actor, params: { id } }) => {
    if (!(await orders.orderOf(db, id))) throw notFound()
    if (!hasOpenCase(await history.claimsOfOrder(db, id))) throw refuse(consoleRefusals.noOpenCase)
    const lines = await orders.chatOf(db, id)
    return ok(
      lines.reverse().map(({ photoKey, ...line }) => ({
        ...withTime(line),
        photo_url: photoKey && storage.url(photoKey, sightOfCase(id, actor)),
      })),
    )
  })
}

function personTimelineRoutes(http: Http, { db }: PeopleDeps): void {
  http.route(getConsolePerson, async ({ params: { id } }) => {
    const person = await people.personOf(db, id)
    if (!person) throw notFound()
    const [washer, ordersOfPerson, ratings, notifications, claims, audit] = await Promise.all([
      people.washerOf(db, id),
      people.ordersOfPerson(db, id),
      history.ratingsOfPerson(db, id),
      history.notificationsOfPerson(db, id),
      history.claimsOfPerson(db, id),
      auditPage(db, { before: undefined, limit: shownAudit, personId: id }),
    ])
    return ok({
      person: {
        id,
        name: person.name,
        email: person.email,
        phone_number: person.phoneNumber,
        language: person.language,
        is_washer: washer !== undefined && washer.closedAt === null,
        is_operator: person.isOperator,
        joined_at: person.joinedAt.toISOString(),
        left_at: timeWire(person.leftAt),
      },
      washer: washer ? washerWire(washer) : null,
      orders: ordersOfPerson.map(withTime),
      ratings: ratings.map(ratingWire),
      claims: claims.map(claimWire),
      notifications: notifications.map(withTime),
      audit: audit.map(auditWire),
    })
  })
}

function clusterRoutes(http: Http, deps: PeopleDeps): void {
  // A list of people with what ties them is more than names: it is recorded like the read of a person.
  http.route(listConsoleClusters, async ({ actor, query: { person } }) => {
    await recordRead(deps, {
      operatorId: actor.userId,
      path: listConsoleClusters.path,
      params: person === undefined ? {} : { id: person },
      query: {},
    })
    return ok({
      clusters: (await clustersOf(deps.db, await deps.accountLinks(deps.db), { personId: person })).map(clusterWire),
    })
  })

  http.route(
    checkConsoleCluster,
    async ({ actor, params: { id }, body: { reason }, idempotencyKey: requestId }) =>
      ok(clusterWire(await checkCluster(deps, { id, operatorId: actor.userId, reason, requestId }))),
    actionLimit,
  )
}

function sessionRoutes(http: Http, deps: PeopleDeps): void {
  http.route(
    endConsoleSessions,
    async ({ actor, params, body: { reason }, idempotencyKey: requestId }) =>
      ok(await endSessions(deps, { personId: params.id, operatorId: actor.userId, reason, requestId })),
    actionLimit,
  )
}

export function peopleRoutes(http: Http, deps: PeopleDeps): void {
  clusterRoutes(http, deps)
  listRoutes(http, deps)
  orderTimelineRoutes(http, deps)
  chatRoutes(http, deps)
  personTimelineRoutes(http, deps)
  sessionRoutes(http, deps)
}

import { isOpen } from '@washline/contract/claims/process'
import { blurred } from '@washline/contract/maps/geo'
import { messages } from '@washline/contract/messages'
import { getOpsLive } from '@washline/contract/ops/live'
import { searchOps } from '@washline/contract/ops/search'
import { getOpsChat, getOpsOrderStory, getOpsPerson } from '@washline/contract/ops/stories'
import { getOpsWaiting } from '@washline/contract/ops/waiting'
import { proveChain, showStep, stepRows } from '../custody/index.ts'
import { auditPage, auditWire } from '../ops/index.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/db/database.ts'
import type { Http } from '../platform/http/http.ts'
import { ok } from '../platform/http/ok.ts'
import { conflict, notFound } from '../platform/http/refusal.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { marketSettings } from '../settings/index.ts'
import * as queries from './queries.ts'
import { liveRisk } from './rules/live-risk.ts'

export interface OversightDeps {
  readonly db: Database
  readonly clock: Clock
  readonly storage: Pick<Storage, 'url' | 'get'>
}

const shownAudit = 20
const textOf = (at: Date | null) => at?.toISOString() ?? null
const withTime = <Row extends { readonly at: Date }>({ at, ...row }: Row) => ({ ...row, at: at.toISOString() })
const ratingWire = ({ orderId, tenths, ...row }: queries.RatingRow) => ({
  ...withTime(row),
  order_id: orderId,
  stars: tenths / 10,
})

const claimWire = ({ orderId, ...row }: queries.ClaimRow) => ({ ...withTime(row), order_id: orderId })
const hasOpenCase = (claims: readonly queries.ClaimRow[]) => claims.some(({ state }) => isOpen(state))

function liveRoutes(http: Http, { db, clock }: OversightDeps): void {
  http.route(getOpsLive, async () => {
    const now = clock.now()
    const [rows, health, { dispatch }] = await Promise.all([
      queries.liveOrders(db, now),
      queries.dispatchHealthOf(db, now),
      marketSettings(db),
    ])
    const orders = rows.map((row) => {
      const { dueAt, risk } = liveRisk(row, now)
      const radiusKm = dispatch.radiiKm[row.radiusStep ?? 0] ?? dispatch.radiiKm.at(-1) ?? 0
      return {
        id: row.id,
        status: row.status,
        customer: row.customer,
        washer: row.washer,
        since: row.since.toISOString(),
        due_at: textOf(dueAt),
        risk,
        place: row.place && blurred(row.place),
        washer_place: row.washerPlace && blurred(row.washerPlace),
        search: row.status === 'pending' ? { offers: row.offers, open: row.openOffers, radius_km: radiusKm } : null,
      }
    })
    return ok({ orders, health })
  })

  http.route(getOpsWaiting, async () => ok(await queries.waitingOf(db)))

  http.route(searchOps, async ({ query }) => ok(await queries.findAnything(db, query.q)))
}

function orderStoryRoutes(http: Http, deps: OversightDeps): void {
  const { db, storage } = deps
  http.route(getOpsOrderStory, async ({ params: { id } }) => {
    const order = await queries.orderOf(db, id)
    if (!order) throw notFound()
    const [events, offers, steps, proof, ratings, news, claims, audit] = await Promise.all([
      queries.eventsOf(db, id),
      queries.offersOf(db, id),
      stepRows(db, id),
      proveChain(deps, { orderId: id, customerHasLeft: order.customerHasLeft }),
      queries.ratingsOfOrder(db, id),
      queries.newsOfOrder(db, id),
      queries.claimsOfOrder(db, id),
      auditPage(db, { before: undefined, limit: shownAudit, orderId: id }),
    ])
    return ok({
      events: events.map(withTime),
      offers: offers.map(({ skipReason, distanceM, answeredAt, ...offer }) => ({
        ...withTime(offer),
        skip_reason: skipReason,
        distance_m: distanceM,
        answered_at: textOf(answeredAt),
      })),
      custody: { steps: steps.map((step) => showStep(step, storage.url)), proof },
      rating: ratings.map(ratingWire)[0] ?? null,
      news: news.map(withTime),
      claims: claims.map(claimWire),
      chat_open: hasOpenCase(claims),
      audit: audit.map(auditWire),
    })
  })
}

function chatRoutes(http: Http, { db, storage }: OversightDeps): void {
  http.route(getOpsChat, async ({ params: { id } }) => {
    if (!(await queries.orderOf(db, id))) throw notFound()
    if (!hasOpenCase(await queries.claimsOfOrder(db, id))) throw conflict('no_open_case', messages.ops.noOpenCase)
    const lines = await queries.chatOf(db, id)
    return ok(
      lines
        .reverse()
        .map(({ photoKey, ...line }) => ({ ...withTime(line), photo_url: photoKey && storage.url(photoKey) })),
    )
  })
}

function personStoryRoutes(http: Http, { db }: OversightDeps): void {
  http.route(getOpsPerson, async ({ params: { id } }) => {
    const person = await queries.personOf(db, id)
    if (!person) throw notFound()
    const [washer, orders, ratings, news, claims, audit] = await Promise.all([
      queries.washerOf(db, id),
      queries.ordersOfPerson(db, id),
      queries.ratingsOfPerson(db, id),
      queries.newsOfPerson(db, id),
      queries.claimsOfPerson(db, id),
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
        left_at: textOf(person.leftAt),
      },
      washer: washer
        ? {
            business_name: washer.businessName,
            city: washer.city,
            verified_at: textOf(washer.verifiedAt),
            online: washer.online,
            closed_at: textOf(washer.closedAt),
            rating: washer.ratings === 0 ? null : Math.round(washer.ratingTenthsSum / washer.ratings) / 10,
            ratings: washer.ratings,
            orders: washer.orders,
            on_time: washer.onTime,
            steps: washer.steps,
          }
        : null,
      orders: orders.map(withTime),
      ratings: ratings.map(ratingWire),
      claims: claims.map(claimWire),
      news: news.map(withTime),
      audit: audit.map(auditWire),
    })
  })
}

export function oversightRoutes(http: Http, deps: OversightDeps): void {
  liveRoutes(http, deps)
  orderStoryRoutes(http, deps)
  chatRoutes(http, deps)
  personStoryRoutes(http, deps)
}

import type { ConsoleDecision } from '@washline/contract/complaints/console-endpoints'
import * as consoleEndpoints from '@washline/contract/complaints/console-endpoints'
import * as endpoints from '@washline/contract/complaints/endpoints'
import type { ComplaintId } from '@washline/contract/ids'
import { sightOfOperator } from '../console/index.ts'
import { sightOfOrder } from '../orders/index.ts'
import type { Http } from '../platform/http/http.ts'
import { ok } from '../platform/http/ok.ts'
import { notFound } from '../platform/http/refusal.ts'
import type { Viewer } from '../platform/storage/photo-rules.ts'
import type { ComplaintsDeps } from './deps.ts'
import {
  complaintsOfOrder,
  complaintsOfWasher,
  complaintView,
  countWaiting,
  lastRewashDelivered,
  waitingComplaints,
  washedItems,
  washedOrder,
} from './queries.ts'
import { type ComplaintView, showComplaint, showConsoleComplaint } from './rules/show-complaint.ts'
import { showForm } from './rules/show-form.ts'
import { appealComplaint } from './use-cases/appeal-complaint.ts'
import { type ComplaintDecision, decideComplaint } from './use-cases/decide-complaint.ts'
import { submitComplaint } from './use-cases/submit-complaint.ts'
import { uploadPhoto } from './use-cases/upload-photo.ts'

const actionLimit = { limit: { per: 'actor', max: 30, windowS: 60 } } as const
const listed = 50

export function complaintsRoutes(http: Http, deps: ComplaintsDeps): void {
  const { db, clock, storage } = deps
  const show = (view: ComplaintView, by: Viewer) =>
    showComplaint(view, {
      role: view.customerId === by.userId ? 'customer' : 'washer',
      at: clock.now(),
      photoUrl: (key) => storage.url(key, { of: 'complaint', id: view.id, by }),
    })
  const read = async (id: ComplaintId, by: Viewer) => {
    const view = await complaintView(db, id)
    if (!view) throw notFound()
    return show(view, by)
  }

  http.route(endpoints.getComplaintForm, async ({ actor, params: { id } }) => {
    const order = await washedOrder(db, id, actor.userId)
    if (!order) throw notFound()
    const [items, rewashedAt, complaints] = await Promise.all([
      washedItems(db, id),
      lastRewashDelivered(db, id),
      complaintsOfOrder(db, id),
    ])
    const form = showForm({ orderId: id, order, items, rewashedAt }, clock.now())
    return ok({ ...form, complaints: complaints.map((view) => show(view, actor)) })
  })

  http.route(
    endpoints.uploadComplaintPhoto,
    async ({ actor, params, upload }) => {
      const { id, key } = await uploadPhoto(deps, { orderId: params.id, uploaderId: actor.userId, upload })
      return ok({ id, url: storage.url(key, sightOfOrder(params.id, actor)) })
    },
    actionLimit,
  )

  http.route(
    endpoints.submitComplaint,
    async ({ actor, body }) =>
      ok(await read(await submitComplaint(deps, { ...body, customerId: actor.userId }), actor)),
    actionLimit,
  )

  http.route(endpoints.listWasherComplaints, async ({ actor }) =>
    ok((await complaintsOfWasher(db, actor.userId, listed)).map((view) => show(view, actor))),
  )

  http.route(
    endpoints.appealComplaint,
    async ({ actor, params, body }) => {
      await appealComplaint(deps, { complaintId: params.id, userId: actor.userId, text: body.text })
      return ok(await read(params.id, actor))
    },
    actionLimit,
  )

  consoleRoutes(http, deps)
}

function consoleRoutes(http: Http, deps: ComplaintsDeps): void {
  const { db, clock, storage } = deps
  const waiting = async (operator: Viewer) => {
    const [views, left] = await Promise.all([waitingComplaints(db, listed), countWaiting(db)])
    const shown = { at: clock.now(), photoUrl: (key: string) => storage.url(key, sightOfOperator(operator)) }
    return ok({ complaints: views.flatMap((view) => showConsoleComplaint(view, shown)), left })
  }

  http.route(consoleEndpoints.listConsoleComplaints, ({ actor }) => waiting(actor))

  http.route(
    consoleEndpoints.decideConsoleComplaint,
    async ({ actor, params, body, idempotencyKey }) => {
      await decideComplaint(deps, {
        complaintId: params.id,
        operatorId: actor.userId,
        decision: decisionOf(body),
        decisions: body.decisions,
        reason: body.reason,
        requestId: idempotencyKey,
      })
      return waiting(actor)
    },
    actionLimit,
  )
}

const decisionOf = (body: ConsoleDecision): ComplaintDecision => {
  switch (body.decision) {
    case 'reject':
      return { kind: 'reject' }
    case 'refund':
      return { kind: 'refund', amountMinor: body.amount_minor, liableParty: body.liable_party }
    default:
      return { kind: body.decision, liableParty: body.liable_party }
  }
}

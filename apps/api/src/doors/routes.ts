import * as endpoints from '@washline/contract/doors/endpoints'
import type { OrderId } from '@washline/contract/ids'
import { messages } from '@washline/contract/messages'
import { sightOfOperator } from '../console/index.ts'
import { orderPhotos } from '../orders/index.ts'
import type { Http } from '../platform/http/http.ts'
import { ok } from '../platform/http/ok.ts'
import { invalid, notFound } from '../platform/http/refusal.ts'
import type { Viewer } from '../platform/storage/photo-rules.ts'
import type { DoorsDeps } from './deps.ts'
import { casesOf, consoleCase, consoleCasePage, doorOrder, requestsOf, safeSpotOf } from './queries.ts'
import { showConsoleCase, showDoor } from './rules/show-door.ts'
import { answerDoor, type DoorAnswer } from './use-cases/answer-door.ts'
import { answerAppeal, appealCase } from './use-cases/appeal-case.ts'
import { openCase } from './use-cases/open-case.ts'

const limit = { limit: { per: 'actor', max: 30, windowS: 60 } } as const

export function doorsRoutes(http: Http, deps: DoorsDeps): void {
  http.route(endpoints.getDoor, async ({ actor, params: { id } }) => ok(await shownDoor(deps, id, actor)))

  http.route(
    endpoints.openDoorCase,
    async ({ actor, params: { id }, body }) => {
      await openCase(deps, { orderId: id, washerId: actor.userId, kind: body.kind, photo: body.photo })
      return ok(await shownDoor(deps, id, actor))
    },
    limit,
  )

  http.route(
    endpoints.answerDoor,
    async ({ actor, params: { id }, body }) => {
      const asked: DoorAnswer = body.answer === 'return_at' ? { answer: body.answer, at: new Date(body.at) } : body
      await answerDoor(deps, { orderId: id, customerId: actor.userId, asked })
      return ok(await shownDoor(deps, id, actor))
    },
    limit,
  )

  http.route(
    endpoints.appealDoorCase,
    async ({ actor, params: { id }, body }) =>
      ok(await shownDoor(deps, await appealCase(deps, { id, userId: actor.userId, text: body.text }), actor)),
    limit,
  )

  consoleRoutes(http, deps)
}

function consoleRoutes(http: Http, deps: DoorsDeps): void {
  const { db, storage } = deps

  http.route(endpoints.listDoorCases, async ({ actor, query: { cursor, limit: most } }) => {
    const found = await consoleCasePage(db, { after: endOf(cursor), limit: most + 1 })
    const page = found.slice(0, most)
    const last = found.length > most ? page.at(-1) : undefined
    const photoUrl = (key: string) => storage.url(key, sightOfOperator(actor))
    return ok({
      cases: page.map((row) => showConsoleCase(row, photoUrl)),
      next_cursor: last ? `${last.isOpen ? 'open' : 'closed'}.${last.id}` : null,
    })
  })

  http.route(endpoints.decideDoorCase, async ({ actor, params: { id }, body, idempotencyKey }) => {
    await answerAppeal(deps, { id, operatorId: actor.userId, ...body, requestId: idempotencyKey })
    const row = await consoleCase(db, id)
    if (!row) throw notFound()
    return ok(showConsoleCase(row, (key) => storage.url(key, sightOfOperator(actor))))
  })
}

/** Reads cursors like `open.7`: the part of the list and the id of the last row. */
function endOf(cursor: string | undefined) {
  if (cursor === undefined) return undefined
  const { part, id } = /^(?<part>open|closed)\.(?<id>\d{1,15})$/.exec(cursor)?.groups ?? {}
  if (!part) throw invalid({ cursor: [messages.invalid] })
  return { isOpen: part === 'open', id: Number(id) }
}

async function shownDoor(deps: DoorsDeps, orderId: OrderId, viewer: Viewer) {
  const { db, clock } = deps
  const { userId } = viewer
  const order = await doorOrder(db, orderId, userId)
  if (!order) throw notFound()
  const [cases, safeSpot, pickup, back, photoUrl] = await Promise.all([
    casesOf(db, orderId, userId),
    safeSpotOf(db, orderId),
    requestsOf(db, orderId, { stage: 'pickup', kind: 'coming' }),
    requestsOf(db, orderId, { stage: 'return', kind: 'coming' }),
    orderPhotos(deps, orderId, viewer),
  ])
  const found = { cases, safeSpot, extensions: { pickup, return: back } }
  return showDoor(orderId, order, found, { userId, now: clock.now(), photoUrl })
}

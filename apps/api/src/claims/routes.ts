import * as consoleEndpoints from '@washline/contract/claims/console-endpoints'
import * as endpoints from '@washline/contract/claims/endpoints'
import type { Claim as ClaimWire } from '@washline/contract/claims/schemas'
import type { ClaimId } from '@washline/contract/ids'
import { messages } from '@washline/contract/messages'
import { add, subtract } from '@washline/contract/money'
import { sightOfOperator } from '../console/index.ts'
import { sightOfOrder } from '../orders/index.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import type { Http } from '../platform/http/http.ts'
import { ok } from '../platform/http/ok.ts'
import { invalid, notFound } from '../platform/http/refusal.ts'
import type { Sight, Viewer } from '../platform/storage/photo-rules.ts'
import type { Storage } from '../platform/storage/storage.ts'
import type { ClaimsRoutesDeps } from './deps.ts'
import { sightOfClaim } from './queries/photo-access.ts'
import {
  allClaims,
  boxesOfItems,
  type ClaimOrder,
  claimsOf,
  claimsOfOrder,
  claimView,
  coverOf,
  customerHistory,
  declaredOf,
  orderForClaim,
  waitingClaims,
  washerHistory,
} from './queries.ts'
import type { ClaimView } from './rules/claim.ts'
import { reasonOpenOf } from './rules/claim-course.ts'
import { personBehind, showClaim, showConsoleRow, showSummary } from './rules/show-claim.ts'
import { showForm } from './rules/show-form.ts'
import { appealClaim } from './use-cases/appeal-claim.ts'
import { decideClaim } from './use-cases/decide-claim.ts'
import { countItems, orderPhotos } from './use-cases/gather-findings.ts'
import { replyToClaim } from './use-cases/reply-to-claim.ts'
import { submitClaim } from './use-cases/submit-claim.ts'
import { type UploadedPhoto, uploadPhoto } from './use-cases/upload-photo.ts'
import { uploadReplyPhoto } from './use-cases/upload-reply-photo.ts'

const actionLimit = { limit: { per: 'actor', max: 30, windowS: 60 } } as const

const idBefore = (cursor: string | undefined): number | undefined => {
  if (cursor === undefined) return undefined
  if (!/^\d{1,15}$/.test(cursor)) throw invalid({ cursor: [messages.invalid] })
  return Number(cursor)
}
const pageOf = <Row>(rows: readonly Row[], limit: number, cursorOf: (last: Row) => string) => {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return { page, next_cursor: last && rows.length > limit ? cursorOf(last) : null }
}

/** Reads a claim as one of its two people sees it. */
const claimReader =
  ({ db, clock, storage }: ClaimsRoutesDeps) =>
  async (id: ClaimId, actor: Viewer): Promise<ClaimWire> => {
    const { userId } = actor
    const view = await claimView(db, id, userId)
    if (!view) throw notFound()
    const role = view.customerId === userId ? 'customer' : 'washer'
    return showClaim(view, {
      role,
      at: clock.now(),
      photoUrl: (key) => storage.url(key, sightOfClaim(id, actor)),
    })
  }

const showUpload = (storage: Pick<Storage, 'url'>, { id, key, takenAt }: UploadedPhoto, sight: Sight) => ({
  id,
  url: storage.url(key, sight),
  taken_at: takenAt?.toISOString() ?? null,
})

export function claimsRoutes(http: Http, deps: ClaimsRoutesDeps): void {
  submissionRoutes(http, deps)
  claimRoutes(http, deps)
  consoleRoutes(http, deps)
}

/** The claim form of an order, photos, and the submission. */
function submissionRoutes(http: Http, deps: ClaimsRoutesDeps): void {
  const { db, clock, storage } = deps
  const readClaim = claimReader(deps)

  http.route(endpoints.getClaimForm, async ({ actor, params: { id } }) => {
    const order = await orderForClaim(db, id, actor.userId)
    if (!order) throw notFound()
    const [items, declared, cover, claims] = await Promise.all([
      countItems(db, id),
      declaredOf(db, id),
      coverOf(db, id),
      claimsOfOrder(db, id),
    ])
    return ok(showForm({ orderId: id, times: order, items, declared, cover, claims }, clock.now()))
  })

  http.route(
    endpoints.uploadClaimPhoto,
    async ({ actor, params, upload }) =>
      ok(
        showUpload(
          storage,
          await uploadPhoto(deps, { orderId: params.id, uploaderId: actor.userId, upload }),
          sightOfOrder(params.id, actor),
        ),
      ),
    actionLimit,
  )

  http.route(
    endpoints.submitClaim,
    async ({ actor, body }) => {
      const id = await submitClaim(deps, { ...body, customerId: actor.userId })
      return ok(await readClaim(id, actor))
    },
    actionLimit,
  )
}

/** Claims of a person, with the Washer's answer and the customer's appeal. */
function claimRoutes(http: Http, deps: ClaimsRoutesDeps): void {
  const { db, clock, storage } = deps
  const readClaim = claimReader(deps)

  http.route(endpoints.listClaims, async ({ actor, query }) => {
    const { userId } = actor
    const rows = await claimsOf(db, userId, {
      before: idBefore(query.cursor),
      limit: query.limit + 1,
      orderId: query.order_id,
      role: query.role,
    })
    const { page, next_cursor } = pageOf(rows, query.limit, ({ id }) => String(id))
    const at = clock.now()
    return ok({ claims: page.map((row) => showSummary(row, { userId, at })), next_cursor })
  })

  http.route(endpoints.getClaim, async ({ actor, params }) => ok(await readClaim(params.id, actor)))

  http.route(
    endpoints.uploadReplyPhoto,
    async ({ actor, params, upload }) =>
      ok(
        showUpload(
          storage,
          await uploadReplyPhoto(deps, { claimId: params.id, userId: actor.userId, upload }),
          sightOfClaim(params.id, actor),
        ),
      ),
    actionLimit,
  )

  http.route(
    endpoints.replyToClaim,
    async ({ actor, params, body }) => {
      const { text, photo_ids: photoIds } = body
      await replyToClaim(deps, { claimId: params.id, userId: actor.userId, text, photoIds })
      return ok(await readClaim(params.id, actor))
    },
    actionLimit,
  )

  http.route(
    endpoints.appealClaim,
    async ({ actor, params, body }) => {
      await appealClaim(deps, { claimId: params.id, userId: actor.userId, text: body.text })
      return ok(await readClaim(params.id, actor))
    },
    actionLimit,
  )
}

/** Cursor `<due time>.<id>` of the last claim on the page. */
function waitingAfter(cursor: string | undefined): { dueAt: Date; id: number } | undefined {
  if (cursor === undefined) return undefined
  const [, time, id] = /^(\d{1,14})\.(\d{1,15})$/.exec(cursor) ?? []
  if (!time || !id) throw invalid({ cursor: [messages.invalid] })
  return { dueAt: new Date(Number(time)), id: Number(id) }
}

/** The photos from before the claim. The boxes of the claimed items are stored for the first one of the scan. */
async function shownPhotos(
  db: Queryable,
  order: Pick<ClaimOrder, 'id' | 'photoKeys'>,
  { items }: Pick<ClaimView, 'items'>,
  photoUrl: (key: string) => string,
) {
  const [photos, claimed] = await Promise.all([
    orderPhotos(db, order),
    boxesOfItems(
      db,
      order.id,
      items.map(({ itemId }) => itemId),
    ),
  ])
  const boxes = claimed.flatMap(({ boxes: found }) => found.map(([...box]) => box))
  const [scanned] = order.photoKeys
  return photos.map(({ kind, key }) => ({ of: kind, url: photoUrl(key), boxes: key === scanned ? boxes : [] }))
}

function consoleRoutes(http: Http, deps: ClaimsRoutesDeps): void {
  const { db, clock, storage } = deps
  const consoleClaim = async (id: ClaimId, operator: Viewer) => {
    const view = await claimView(db, id)
    if (!view) throw notFound()
    const at = clock.now()
    const about = { at, exceptClaimId: id }
    const [customer, washer, cover, order] = await Promise.all([
      customerHistory(db, { ...about, userId: view.customerId }),
      washerHistory(db, { ...about, userId: view.washerId }),
      coverOf(db, view.orderId),
      orderForClaim(db, view.orderId, view.customerId),
    ])
    const photoUrl = (key: string) => storage.url(key, sightOfOperator(operator))
    return {
      ...showClaim(view, { role: 'operator', at, photoUrl }),
      queue_reason: reasonOpenOf(view),
      people: {
        customer: { ...view.customer, history: customer },
        washer: { ...view.washer, person: personBehind(view.washer.name, view.washer.person), history: washer },
      },
      order_photos: order ? await shownPhotos(db, order, view, photoUrl) : [],
      maximum_minor: subtract(add(cover.limitMinor, view.paidMinor), cover.usedMinor),
      decisions: view.decisions,
    }
  }

  http.route(consoleEndpoints.listConsoleClaims, async ({ query }) => {
    const limit = query.limit + 1
    const isWaiting = query.list === 'waiting'
    const rows = isWaiting
      ? await waitingClaims(db, { after: waitingAfter(query.cursor), limit })
      : await allClaims(db, { before: idBefore(query.cursor), limit })
    const { page, next_cursor } = pageOf(rows, query.limit, ({ id, decisionDueAt }) =>
      isWaiting ? `${decisionDueAt.getTime()}.${id}` : String(id),
    )
    const at = clock.now()
    return ok({ claims: page.map((row) => showConsoleRow(row, at)), next_cursor })
  })

  http.route(consoleEndpoints.getConsoleClaim, async ({ actor, params }) => ok(await consoleClaim(params.id, actor)))

  http.route(
    consoleEndpoints.decideConsoleClaim,
    async ({ actor, params, body, idempotencyKey }) => {
      await decideClaim(deps, {
        claimId: params.id,
        operatorId: actor.userId,
        decision: {
          seenDecisions: body.decisions,
          ...(body.decision === 'approve'
            ? { kind: 'approve', amountMinor: body.amount_minor, liableParty: body.liable_party }
            : { kind: 'reject' }),
        },
        reason: body.reason,
        requestId: idempotencyKey,
      })
      return ok(await consoleClaim(params.id, actor))
    },
    actionLimit,
  )
}

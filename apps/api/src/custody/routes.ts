import * as endpoints from '@washline/contract/custody/endpoints'
import type { CustodyStepName } from '@washline/contract/custody/schemas'
import { firstName } from '@washline/contract/identity/first-name'
import type { ItemId, OrderId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { orderProcess } from '@washline/contract/orders/process'
import { marketSettings } from '../console/index.ts'
import { orderPhotos, sightOfOrder } from '../orders/index.ts'
import type { Http } from '../platform/http/http.ts'
import { ok } from '../platform/http/ok.ts'
import { notFound } from '../platform/http/refusal.ts'
import type { Viewer } from '../platform/storage/photo-rules.ts'
import type { CustodyDeps } from './deps.ts'
import { custodyOrder, pinOrder, stepRows, takeoverPinRow, takeoverRow } from './queries.ts'
import { nextStep } from './rules/next-step.ts'
import { manifestOf, showCustody, showStep } from './rules/show-custody.ts'
import { confirmReceived } from './use-cases/confirm-received.ts'
import { derivePin } from './use-cases/derive-pin.ts'
import { handOver } from './use-cases/hand-over.ts'
import { takeLaundryOver } from './use-cases/take-over.ts'
import { uploadPhoto } from './use-cases/upload-photo.ts'
import { verifyChain } from './use-cases/verify-chain.ts'

const counted = (counts: readonly { item_id: ItemId; quantity: number }[]) =>
  counts.map(({ item_id, quantity }) => ({ itemId: item_id, quantity }))

const limit = { limit: { per: 'actor', max: 30, windowS: 60 } } as const

export function custodyRoutes(http: Http, deps: CustodyDeps): void {
  handoverRoutes(http, deps)
  takeoverRoutes(http, deps)
  readingRoutes(http, deps)
}

function handoverRoutes(http: Http, deps: CustodyDeps): void {
  const { storage } = deps

  http.route(
    endpoints.handOver,
    async ({ actor, params: { id }, body }) => {
      const { position } = body
      await handOver(deps, {
        orderId: id,
        washerId: actor.userId,
        step: body.step,
        counts: counted(body.counts),
        tags: body.tags ?? [],
        pin: body.pin,
        photo: body.photo,
        note: body.note || null,
        position: position
          ? { latitude: position.latitude, longitude: position.longitude, accuracyM: position.accuracy_m ?? null }
          : null,
        madeAt: body.made_at === undefined ? undefined : new Date(body.made_at),
      })
      const move = body.step === 'pickup' ? orderProcess.pickUp : orderProcess.deliver
      return ok({ status: move.to, step: await shownStep(deps, actor, id, body.step) })
    },
    limit,
  )

  http.route(
    endpoints.uploadHandoverPhoto,
    async ({ actor, params: { id }, upload }) =>
      ok({
        url: storage.url(
          await uploadPhoto(deps, { orderId: id, washerId: actor.userId, upload }),
          sightOfOrder(id, actor),
        ),
      }),
    limit,
  )

  http.route(
    endpoints.confirmReceived,
    async ({ actor, params: { id }, body }) => {
      await confirmReceived(deps, {
        orderId: id,
        customerId: actor.userId,
        counts: body.counts && counted(body.counts),
        note: body.note || null,
        madeAt: body.made_at === undefined ? undefined : new Date(body.made_at),
      })
      return ok(await shownStep(deps, actor, id, 'received'))
    },
    limit,
  )
}

/** The handover between two Washers. */
function takeoverRoutes(http: Http, deps: CustodyDeps): void {
  const { db } = deps
  http.route(endpoints.getTakeover, async ({ actor, params: { id } }) => {
    const due = await takeoverRow(db, id, actor.userId)
    if (!due) throw notFound()
    return ok({
      order_id: id,
      giver: firstName(due.giverName),
      place: { address: due.address, latitude: due.latitude, longitude: due.longitude },
      due_at: due.dueAt.toISOString(),
      washed: due.isWashed,
      manifest: manifestOf(due.list, await stepRows(db, id)),
      tags: [...due.tags],
      pin_locked: due.wrongPins >= market.custody.pinTries,
    })
  })

  http.route(endpoints.getTakeoverPin, async ({ actor, params: { id } }) => {
    const row = await takeoverPinRow(db, id, actor.userId)
    if (!row) throw notFound()
    const { successorId: washerId, acceptedAt, wrongPins } = row
    if (washerId === null || acceptedAt === null) return ok(null)
    const pin = derivePin(deps.pinKeys, { orderId: id, step: 'handover', washerId, acceptedAt })
    return ok({ pin, locked: wrongPins >= market.custody.pinTries })
  })

  http.route(
    endpoints.takeOver,
    async ({ actor, params: { id }, body }) => {
      await takeLaundryOver(deps, {
        orderId: id,
        washerId: actor.userId,
        counts: counted(body.counts),
        tags: body.tags ?? [],
        pin: body.pin,
        photo: body.photo,
      })
      return ok({ step: await shownStep(deps, actor, id, 'handover') })
    },
    limit,
  )
}

function readingRoutes(http: Http, deps: CustodyDeps): void {
  const { db } = deps

  http.route(endpoints.getHandoverPin, async ({ actor, params: { id } }) => {
    const order = await pinOrder(db, id, actor.userId)
    if (!order) throw notFound()
    const step = nextStep(order.status, [])?.step
    if (step !== 'pickup' && step !== 'return') return ok(null)
    if ((await marketSettings(db)).evidence === 'off') return ok(null)
    const { washerId, acceptedAt } = order
    if (washerId === null || acceptedAt === null) throw new Error(`order ${id} has a handover and no Washer`)
    const pin = derivePin(deps.pinKeys, { orderId: id, step, washerId, acceptedAt })
    return ok({ step, pin, locked: order.wrongPins >= market.custody.pinTries })
  })

  http.route(endpoints.getCustody, async ({ actor, params: { id } }) => {
    const order = await custodyOrder(db, id, actor.userId)
    if (!order) throw notFound()
    const [steps, { evidence, photo }, photoUrl] = await Promise.all([
      stepRows(db, id),
      marketSettings(db),
      orderPhotos(deps, id, actor),
    ])
    return ok(showCustody(order, steps, { evidence, photo, photoUrl }))
  })

  http.route(
    endpoints.verifyCustody,
    async ({ actor, params: { id } }) => {
      const proof = await verifyChain(deps, { orderId: id, userId: actor.userId })
      if (!proof) throw notFound()
      return ok(proof)
    },
    limit,
  )
}

async function shownStep(deps: CustodyDeps, viewer: Viewer, orderId: OrderId, name: CustodyStepName) {
  const made = (await stepRows(deps.db, orderId)).findLast(({ step }) => step === name)
  if (!made) throw new Error(`order ${orderId} has no step ${name} after it was made`)
  return showStep(made, { photoUrl: await orderPhotos(deps, orderId, viewer), withPlaces: true })
}

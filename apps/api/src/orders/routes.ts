import { idText, type OrderId, orderId, type UserId } from '@washline/contract/ids'
import { toMinor } from '@washline/contract/money'
import * as adjustments from '@washline/contract/orders/adjustment-endpoints'
import * as endpoints from '@washline/contract/orders/endpoints'
import * as lists from '@washline/contract/orders/list-endpoints'
import { orderMessages } from '@washline/contract/orders/messages'
import { orderProcess, type WasherAction, washerActions } from '@washline/contract/orders/process'
import { reorder } from '@washline/contract/orders/reorder'
import * as training from '@washline/contract/orders/training'
import { tipMessages } from '@washline/contract/payments/messages'
import { showAuthentication } from '../payments/index.ts'
import type { Actor } from '../platform/http/actor.ts'
import type { Http } from '../platform/http/http.ts'
import { ok } from '../platform/http/ok.ts'
import { invalid, notFound } from '../platform/http/refusal.ts'
import type { OrdersDeps } from './deps.ts'
import { activeCards, customerPage, washerPage } from './queries/order-pages.ts'
import { orderView } from './queries/order-view.ts'
import { sightOfOrder } from './queries/photo-access.ts'
import { consentOf, quoteFor, receiptInputOf } from './queries.ts'
import { showQuote } from './rules/show-quote.ts'
import { writeReceipt } from './rules/write-receipt.ts'
import { adjustItems } from './use-cases/adjust-items.ts'
import { answerSamePiece } from './use-cases/answer-same-piece.ts'
import { cancelOrder } from './use-cases/cancel-order.ts'
import { confirmCompletion } from './use-cases/confirm-completion.ts'
import { deleteDraft } from './use-cases/delete-draft.ts'
import { denyRecognizedPiece } from './use-cases/deny-recognized-piece.ts'
import { editScan } from './use-cases/edit-scan.ts'
import { finishLaundry } from './use-cases/finish-laundry.ts'
import { markDelivered } from './use-cases/mark-delivered.ts'
import { markPickedUp } from './use-cases/mark-picked-up.ts'
import { placeOrder } from './use-cases/place-order.ts'
import { releaseOrder } from './use-cases/release-order.ts'
import { repeatOrder } from './use-cases/repeat-order.ts'
import { replaceWasher } from './use-cases/replace-washer.ts'
import { respondToAdjustment } from './use-cases/respond-to-adjustment.ts'
import { saveTraining } from './use-cases/save-training.ts'
import { scanLaundry } from './use-cases/scan-laundry.ts'
import { startLaundry } from './use-cases/start-laundry.ts'
import { tipWasher } from './use-cases/tip-washer.ts'
import { uploadAdjustmentPhoto } from './use-cases/upload-adjustment-photo.ts'
import { uploadDeclaredPhoto } from './use-cases/upload-declared-photo.ts'
import { withdrawAdjustment } from './use-cases/withdraw-adjustment.ts'

const oftenLimit = { limit: { per: 'actor', max: 30, windowS: 60 } } as const
const early = { readsEarly: true } as const
const minor = (amountMajor: number | undefined) => (amountMajor === undefined ? undefined : toMinor(amountMajor))

const draftId = (text: string | undefined): OrderId | undefined => {
  if (text === undefined || text === '') return undefined
  const parsed = idText(orderId).safeParse(text)
  if (!parsed.success) throw invalid({ order_id: ['Must be a number.'] })
  return parsed.data
}

function trainingRoutes(http: Http, deps: OrdersDeps): void {
  const consent = async (userId: UserId) => ok({ consents: await consentOf(deps.db, userId) })
  http.route(training.getTrainingConsent, ({ actor }) => consent(actor.userId))
  http.route(training.saveTrainingConsent, async ({ actor, body }) => {
    await saveTraining(deps, { userId: actor.userId, consents: body.consents })
    return consent(actor.userId)
  })
}

function draftRoutes(http: Http, deps: OrdersDeps): void {
  http.route(
    endpoints.scanLaundry,
    async ({ actor, upload }) => {
      const { orderId, scanner } = await scanLaundry(deps, {
        customerId: actor.userId,
        photo: upload,
        orderId: draftId(upload.fields.order_id),
        isByHand: upload.fields.by_hand === '1',
        isAgain: upload.fields.again === '1',
      })
      const { items, item_count, scanned_image_url } = await orderView(deps, orderId, actor)
      return ok({ order_id: orderId, items, item_count, scanned_image_url: scanned_image_url ?? '', scanner })
    },
    { ...oftenLimit, onUpload: ({ by_hand }) => (by_hand === '1' ? undefined : deps.scanners[0]?.prepare?.()) },
  )

  http.route(endpoints.editScan, async ({ actor, body }) => {
    await editScan(deps, { orderId: body.order_id, customerId: actor.userId, items: body.items })
    return ok(await orderView(deps, body.order_id, actor))
  })

  http.route(endpoints.answerSamePiece, async ({ actor, params: { id }, body }) => {
    await answerSamePiece(deps, { orderId: id, customerId: actor.userId, pieceId: body.piece_id, isSame: body.is_same })
    return ok(await orderView(deps, id, actor))
  })

  http.route(endpoints.denyRecognizedPiece, async ({ actor, params: { id }, body }) => {
    await denyRecognizedPiece(deps, { orderId: id, customerId: actor.userId, pieceId: body.piece_id })
    return ok(await orderView(deps, id, actor))
  })

  http.route(endpoints.deleteDraft, async ({ actor, params }) => {
    await deleteDraft(deps, { orderId: params.id, customerId: actor.userId })
    return { success: true as const }
  })

  http.route(
    endpoints.uploadDeclaredPhoto,
    async ({ actor, params, upload }) => {
      const key = await uploadDeclaredPhoto(deps, { orderId: params.id, customerId: actor.userId, upload })
      return ok({ url: deps.storage.url(key, sightOfOrder(params.id, actor)) })
    },
    oftenLimit,
  )

  http.route(endpoints.getQuote, async ({ actor, params, query }) => {
    const { latitude, longitude, pickup_time } = query
    const at = pickup_time === undefined ? deps.clock.now() : new Date(pickup_time)
    const quoted = await quoteFor(deps.db, {
      orderId: params.id,
      customerId: actor.userId,
      loadType: query.load_type,
      coverageMinor: minor(query.coverage),
      useWallet: query.wallet === '1',
      at: deps.clock.now(),
      pickup: latitude === undefined || longitude === undefined ? undefined : { place: { latitude, longitude }, at },
    })
    if (!quoted) throw notFound()
    if (quoted === 'load_too_small') throw invalid({ load_type: [orderMessages.loadTooSmall] })
    return ok(showQuote(quoted.price, quoted.place))
  })
}

function reorderRoutes(http: Http, deps: OrdersDeps): void {
  http.route(
    reorder,
    async ({ actor, params }) => {
      const { orderId, loadType, choices, reclassified } = await repeatOrder(deps, {
        orderId: params.id,
        customerId: actor.userId,
      })
      const { address, latitude, longitude, notes } = choices
      return ok({
        order_id: orderId,
        load_type: loadType,
        special_instructions: notes,
        pickup_location:
          address !== null && latitude !== null && longitude !== null ? { address, latitude, longitude } : null,
        reclassified,
      })
    },
    oftenLimit,
  )
}

function placingRoutes(http: Http, deps: OrdersDeps): void {
  http.route(endpoints.placeOrder, async ({ actor, body, ceilingMinor }) => {
    const outcome = await placeOrder(deps, {
      orderId: body.order_id,
      customerId: actor.userId,
      items: body.items,
      loadType: body.load_type,
      notes: body.special_instructions || null,
      pickup: body.pickup_location,
      pickupAt: body.pickup_time === undefined ? undefined : new Date(body.pickup_time),
      coverageMinor: minor(body.coverage),
      useWallet: body.use_wallet,
      declared: body.declared_items ?? [],
      paymentMethodId: body.payment_method_id || null,
      paymentIntentId: body.payment_intent_id,
      shown: { totalMinor: minor(body.total), serviceFeeMinor: minor(body.service_fee), ceilingMinor },
    })
    if (typeof outcome === 'object') return showAuthentication(outcome)
    return outcome === 'needs_card'
      ? { success: false as const, require_card: true, message: orderMessages.cardRequired }
      : { success: true as const, order: { id: body.order_id, status: 'pending' as const } }
  })
}

function listRoutes(http: Http, deps: OrdersDeps): void {
  http.route(lists.listOrders, ({ actor, query }) => customerPage(deps, actor.userId, query), early)
  http.route(lists.listWasherOrders, ({ actor, query }) => washerPage(deps, actor.userId, query), early)
  http.route(lists.listActiveWasherOrders, ({ actor }) => activeCards(deps, actor.userId), early)
}

function customerRoutes(http: Http, deps: OrdersDeps): void {
  http.route(
    endpoints.getOrder,
    async ({ actor, params }) => ({ ...ok(await orderView(deps, params.id, actor)), message: orderMessages.found }),
    early,
  )

  http.route(endpoints.cancelOrder, async ({ actor, params: { id }, ceilingMinor }) => {
    const { feeMinor } = await cancelOrder(deps, { orderId: id, customerId: actor.userId, ceilingMinor })
    return ok({ id, status: 'cancelled' as const, fee_minor: feeMinor })
  })

  http.route(endpoints.findAnotherWasher, async ({ actor, params: { id } }) => {
    await replaceWasher(deps, { orderId: id, customerId: actor.userId })
    return ok({ id, status: orderProcess.replace.to })
  })

  http.route(endpoints.confirmCompletion, async ({ actor, params: { id } }) => {
    await confirmCompletion(deps, { orderId: id, customerId: actor.userId })
    return { ...ok({ id, status: 'completed' as const }), message: orderMessages.completed }
  })

  http.route(adjustments.respondToAdjustment, async ({ actor, params: { id }, body }) => {
    const answered = await respondToAdjustment(deps, {
      orderId: id,
      customerId: actor.userId,
      adjustmentId: body.adjustment_id,
      response: body.response,
      paymentMethodId: body.payment_method_id ?? null,
      paymentIntentId: body.payment_intent_id,
    })
    if (answered !== 'decided') return showAuthentication(answered)
    return ok(await orderView(deps, id, actor))
  })
}

function washerRoutes(http: Http, deps: OrdersDeps): void {
  const moves: Record<WasherAction, (input: { orderId: OrderId; washerId: UserId }) => Promise<void>> = {
    picked_up: (input) => markPickedUp(deps, input),
    in_progress: (input) => startLaundry(deps, input),
    laundry_complete: (input) => finishLaundry(deps, input),
    delivered: (input) => markDelivered(deps, input),
  }
  http.route(endpoints.moveWasherOrder, async ({ actor, params: { id }, body }) => {
    const action = body.action ?? body.status
    if (!action) throw invalid({ action: ['Please give the action.'] })
    await moves[action]({ orderId: id, washerId: actor.userId })
    const answer = ok({ id, status: orderProcess[washerActions[action]].to })
    return action === 'delivered' ? { ...answer, message: orderMessages.delivered } : answer
  })

  http.route(endpoints.releaseOrder, async ({ actor, params, body }) => {
    await releaseOrder(deps, { orderId: params.id, washerId: actor.userId, reason: body?.reason })
    return { success: true as const }
  })
}

function adjustmentRoutes(http: Http, deps: OrdersDeps): void {
  const shown = async (id: OrderId, washer: Actor) => {
    const { adjustment } = await orderView(deps, id, washer)
    if (!adjustment) throw new Error(`order ${id} has no adjustment after one was made`)
    return ok(adjustment)
  }
  http.route(adjustments.adjustItems, async ({ actor, params: { id }, body }) => {
    await adjustItems(deps, { orderId: id, washerId: actor.userId, ...body })
    return shown(id, actor)
  })

  http.route(
    adjustments.uploadAdjustmentPhoto,
    async ({ actor, params: { id }, upload }) => {
      const input = { orderId: id, washerId: actor.userId, upload }
      return ok({ url: deps.storage.url(await uploadAdjustmentPhoto(deps, input), sightOfOrder(id, actor)) })
    },
    oftenLimit,
  )

  http.route(adjustments.withdrawAdjustment, async ({ actor, params: { id }, body }) => {
    await withdrawAdjustment(deps, { orderId: id, washerId: actor.userId, adjustmentId: body.adjustment_id })
    return shown(id, actor)
  })
}

function moneyRoutes(http: Http, deps: OrdersDeps): void {
  http.route(endpoints.getReceipt, async ({ actor, params: { id } }) => {
    const receipt = await receiptInputOf(deps.db, id, actor.userId)
    if (!receipt) throw notFound()
    return ok(writeReceipt(receipt, await deps.payments.movementsOf(deps.db, id), actor.userId))
  })

  http.route(
    endpoints.tipWasher,
    async ({ actor, params: { id }, body, idempotencyKey }) => {
      const outcome = await tipWasher(deps, {
        orderId: id,
        customerId: actor.userId,
        amountMinor: body.amount_minor,
        cardId: body.payment_method_id ?? null,
        requestKey: idempotencyKey,
        paymentIntentId: body.payment_intent_id,
      })
      if ('clientSecret' in outcome) return showAuthentication(outcome)
      return { ...ok({ tip_minor: body.amount_minor, tips_minor: outcome.tipsMinor }), message: tipMessages.thanks }
    },
    oftenLimit,
  )
}

export function ordersRoutes(http: Http, deps: OrdersDeps): void {
  trainingRoutes(http, deps)
  draftRoutes(http, deps)
  reorderRoutes(http, deps)
  placingRoutes(http, deps)
  listRoutes(http, deps)
  customerRoutes(http, deps)
  washerRoutes(http, deps)
  adjustmentRoutes(http, deps)
  moneyRoutes(http, deps)
}

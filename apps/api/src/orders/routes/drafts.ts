import { idText, type OrderId, orderId } from '@washline/contract/ids'
import * as endpoints from '@washline/contract/orders/endpoints'
import type { Http } from '../../platform/http/http.ts'
import { ok } from '../../platform/http/ok.ts'
import { invalid } from '../../platform/http/refusal.ts'
import type { OrdersDeps } from '../deps.ts'
import { orderView } from '../queries/order-view.ts'
import { sightOfOrder } from '../queries/photo-access.ts'
import { answerSamePiece } from '../use-cases/answer-same-piece.ts'
import { deleteDraft } from '../use-cases/delete-draft.ts'
import { denyRecognizedPiece } from '../use-cases/deny-recognized-piece.ts'
import { editScan } from '../use-cases/edit-scan.ts'
import { scanLaundry } from '../use-cases/scan-laundry.ts'
import { uploadDeclaredPhoto } from '../use-cases/upload-declared-photo.ts'

const oftenLimit = { limit: { per: 'actor', max: 30, windowS: 60 } } as const
const draftId = (text: string | undefined): OrderId | undefined => {
  if (text === undefined || text === '') return undefined
  const parsed = idText(orderId).safeParse(text)
  if (!parsed.success) throw invalid({ order_id: ['Must be a number.'] })
  return parsed.data
}

export function draftRoutes(http: Http, deps: OrdersDeps): void {
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
}

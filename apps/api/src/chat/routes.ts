import * as endpoints from '@washline/contract/chat/endpoints'
import * as rings from '@washline/contract/chat/rings'
import { shownName } from '@washline/contract/identity/first-name'
import { market } from '@washline/contract/market'
import { orderPhotos, sightOfOrder } from '../orders/index.ts'
import type { Http } from '../platform/http/http.ts'
import { notFound } from '../platform/http/refusal.ts'
import { messageWire, ringWire } from './channels.ts'
import type { ChatRoutesDeps } from './deps.ts'
import { chatPage, findParties, isOfChat, ringsOf, ringsSentBy } from './queries.ts'
import { isChatOpen, isUnderWay, nextRingAt } from './rules.ts'
import { acknowledgeMessages } from './use-cases/acknowledge-messages.ts'
import { answerRing } from './use-cases/answer-ring.ts'
import { readMessages } from './use-cases/read-messages.ts'
import { ringOther } from './use-cases/ring-other.ts'
import { sendMessage } from './use-cases/send-message.ts'
import { uploadPhoto } from './use-cases/upload-photo.ts'

const success = true as const

export const chatRoutes = (http: Http, deps: ChatRoutesDeps): void => {
  messageRoutes(http, deps)
  ringRoutes(http, deps)
}

function messageRoutes(http: Http, deps: ChatRoutesDeps): void {
  http.route(endpoints.getChat, async ({ params, query, actor }) => {
    const { userId } = actor
    const page = await chatPage(deps.db, { orderId: params.id, userId, before: query.before, limit: query.limit })
    if (!page) throw notFound()
    const arrived = page.messages.findLast((row) => row.senderId !== userId && row.deliveredAt === null)
    if (arrived) await acknowledgeMessages(deps, { orderId: params.id, recipientId: userId, upTo: arrived.id })
    const photoUrl = await orderPhotos(deps, params.id, actor)
    const person = shownName(page.recipientName, page.endedAt === null)
    return {
      success,
      chat_id: params.id,
      current_user_id: userId,
      open: isChatOpen(page, deps.clock.now()),
      recipient: {
        id: page.recipientId,
        name: page.recipientBusiness ?? person,
        person: page.recipientBusiness === null ? null : person,
        avatar: page.recipientPhotoKey && deps.storage.portraitUrl(page.recipientPhotoKey),
      },
      messages: page.messages.map((row) => messageWire(row, photoUrl)),
      has_more: page.hasMore,
    }
  })

  http.route(
    endpoints.sendMessage,
    async ({ params, body, actor, socketId }) => ({
      success,
      message: await sendMessage(deps, {
        orderId: params.id,
        sender: actor,
        content: body.content,
        url: body.url ?? undefined,
        socketId,
      }),
    }),
    { limit: { per: 'actor', max: 120, windowS: 60 } },
  )

  http.route(
    endpoints.uploadPhoto,
    async ({ params, actor, upload }) => {
      const key = await uploadPhoto(deps, { orderId: params.id, senderId: actor.userId, upload })
      return { success, data: { url: deps.storage.url(key, sightOfOrder(params.id, actor)) } }
    },
    { limit: { per: 'actor', max: 30, windowS: 60 } },
  )

  http.route(endpoints.acknowledgeMessages, async ({ params, body, actor }) => {
    if (!(await isOfChat(deps.db, params.id, actor.userId))) throw notFound()
    await acknowledgeMessages(deps, { orderId: params.id, recipientId: actor.userId, upTo: body.up_to })
    return { success }
  })

  http.route(endpoints.readMessages, async ({ params, body, actor }) => {
    if (!(await isOfChat(deps.db, params.id, actor.userId))) throw notFound()
    await readMessages(deps, { orderId: params.id, readerId: actor.userId, upTo: body.up_to })
    return { success }
  })
}

const ringLimit = { per: 'actor', max: 60, windowS: 60 } as const

function ringRoutes(http: Http, deps: ChatRoutesDeps): void {
  http.route(rings.listRings, async ({ params: { id: orderId }, actor: { userId } }) => {
    const parties = await findParties(deps.db, orderId, userId)
    if (!parties) throw notFound()
    const { washerId } = parties
    const [list, sent] = await Promise.all([
      ringsOf(deps.db, orderId, washerId),
      ringsSentBy(deps.db, { orderId, washerId, senderId: userId }),
    ])
    const open = isUnderWay(parties.status)
    const next = open ? nextRingAt(sent, deps.clock.now()) : null
    const left = open ? Math.max(0, market.rings.perSide - sent.count) : 0
    return { success, data: { rings: list.map(ringWire), open, next_ring_at: next?.toISOString() ?? null, left } }
  })

  http.route(
    rings.ringOther,
    async ({ params, body, actor }) => ({
      success,
      data: await ringOther(deps, { orderId: params.id, senderId: actor.userId, isAtDoor: body.at_door }),
    }),
    { limit: ringLimit },
  )

  http.route(
    rings.answerRing,
    async ({ params, body, actor }) => ({
      success,
      data: await answerRing(deps, {
        orderId: params.id,
        ringId: body.ring_id,
        answererId: actor.userId,
        answer: body.answer,
      }),
    }),
    { limit: ringLimit },
  )
}

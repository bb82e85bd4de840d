import * as endpoints from '@washline/contract/chat/endpoints'
import type { Http } from '../platform/http/http.ts'
import { notFound } from '../platform/http/refusal.ts'
import { messageWire } from './channels.ts'
import type { ChatRoutesDeps } from './deps.ts'
import { chatPage, isOfChat } from './queries.ts'
import { isChatOpen } from './rules.ts'
import { acknowledgeMessages } from './use-cases/acknowledge-messages.ts'
import { readMessages } from './use-cases/read-messages.ts'
import { sendMessage } from './use-cases/send-message.ts'
import { uploadPhoto } from './use-cases/upload-photo.ts'

const success = true as const

export const chatRoutes = (http: Http, deps: ChatRoutesDeps): void => {
  http.route(endpoints.getChat, async ({ params, query, actor }) => {
    const { userId } = actor
    const page = await chatPage(deps.db, { orderId: params.id, userId, before: query.before, limit: query.limit })
    if (!page) throw notFound()
    const arrived = page.messages.findLast((row) => row.senderId !== userId && row.deliveredAt === null)
    if (arrived) await acknowledgeMessages(deps, { orderId: params.id, recipientId: userId, upTo: arrived.id })
    return {
      success,
      chat_id: params.id,
      current_user_id: userId,
      open: isChatOpen(page, deps.clock.now()),
      recipient: {
        id: page.recipientId,
        name: page.recipientBusiness ?? page.recipientName,
        person: page.recipientBusiness === null ? null : page.recipientName,
        avatar: page.recipientPhotoKey && deps.storage.url(page.recipientPhotoKey),
      },
      messages: page.messages.map((row) => messageWire(deps.storage, row)),
      has_more: page.hasMore,
    }
  })

  http.route(
    endpoints.sendMessage,
    async ({ params, body, actor, socketId }) => ({
      success,
      message: await sendMessage(deps, {
        orderId: params.id,
        senderId: actor.userId,
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
      const url = await uploadPhoto(deps, { orderId: params.id, senderId: actor.userId, upload: upload.bytes })
      return { success, data: { url } }
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

import { type Message, sendMessage, uploadPhoto } from '@washline/contract/chat/endpoints'
import type { OrderId } from '@washline/contract/ids'
import { callApi } from '../../platform/api/call-api.ts'
import { queryClient } from '../../platform/query.ts'
import { defineQueue, discard, enqueue, resend } from '../../platform/queue/queue.ts'
import { useQueued } from '../../platform/queue/queue-state.ts'
import { chatQuery } from './use-chat.ts'
import { addMessage, type ChatPages, type Outgoing, unsentOf } from './view-model.ts'

/** The queue of messages. Each is sent under its key, its photo first, until the server accepts it. */
export const messageQueue = defineQueue<Outgoing, Message>({
  kind: 'message',
  send: async ({ key, payload: { chatId, content, photo } }, signal) => {
    const params = { id: chatId }
    const url = photo && (await upload(chatId, { photo, idempotencyKey: `${key}-photo`, signal }))
    const body = { content, ...(url && { url }) }
    return (await callApi(sendMessage, { params, body, idempotencyKey: key, signal })).message
  },
  sent: ({ payload }, message) =>
    queryClient.setQueryData<ChatPages>(
      chatQuery(payload.chatId).queryKey,
      (chat) => chat && addMessage(chat, message),
    ),
})

async function upload(
  chatId: OrderId,
  { photo, ...how }: { photo: Blob; idempotencyKey: string; signal: AbortSignal },
): Promise<string> {
  const form = new FormData()
  form.append('image', photo, 'photo.jpg')
  return (await callApi(uploadPhoto, { params: { id: chatId }, form, ...how })).data.url
}

/** The viewer's messages in a chat that the server has not accepted yet. */
export function useOutgoing(chatId: OrderId) {
  return {
    unsent: unsentOf(useQueued(), chatId),
    send: (content: string, photo: Blob | null) =>
      void enqueue(messageQueue, { line: `chat ${chatId}`, payload: { chatId, content, photo } }),
    resend: (key: string) => void resend(key),
    discard: (key: string) => void discard(key),
  }
}

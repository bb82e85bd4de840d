import { type Message, sendMessage, uploadPhoto } from '@washline/contract/chat/endpoints'
import { callApi } from '../../platform/api/call-api.ts'
import { queryClient } from '../../platform/query.ts'
import { defineQueue, discard, enqueue, resend } from '../../platform/queue/queue.ts'
import { useQueued } from '../../platform/queue/queue-state.ts'
import { chatQuery } from './use-chat.ts'
import { addMessage, type ChatPages, type Outgoing, unsentOf } from './view-model.ts'

/** Own messages on their way. Each goes out under its key, its photo before it, until the server has taken it. */
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
  chatId: number,
  { photo, ...how }: { photo: Blob; idempotencyKey: string; signal: AbortSignal },
): Promise<string> {
  const form = new FormData()
  form.append('image', photo, 'photo.jpg')
  return (await callApi(uploadPhoto, { params: { id: chatId }, form, ...how })).data.url
}

/** What this person wrote in the chat and the server has not taken yet. */
export function useOutgoing(chatId: number) {
  return {
    unsent: unsentOf(useQueued(), chatId),
    send: (content: string, photo: Blob | null) =>
      void enqueue(messageQueue, { line: `chat ${chatId}`, payload: { chatId, content, photo } }),
    resend: (key: string) => void resend(key),
    discard: (key: string) => void discard(key),
  }
}

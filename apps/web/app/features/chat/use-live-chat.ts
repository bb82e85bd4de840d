import { useQueryClient } from '@tanstack/react-query'
import { acknowledgeMessages } from '@washline/contract/chat/endpoints'
import { chatChannel, messageSent, messagesDelivered, messagesRead } from '@washline/contract/chat/realtime'
import type { OrderId, UserId } from '@washline/contract/ids'
import { callApi } from '../../platform/api/call-api.ts'
import { on, useChannel } from '../../platform/realtime/use-channel.ts'
import { chatQuery } from './use-chat.ts'
import { addMessage, type ChatPages, markDelivered, markRead } from './view-model.ts'

/** Applies live events to the cached chat; reads it again after each (re)connection. */
export function useLiveChat(chatId: OrderId, userId: UserId): void {
  const client = useQueryClient()
  const { queryKey } = chatQuery(chatId)
  const change = (how: (chat: ChatPages) => ChatPages) => {
    client.setQueryData<ChatPages>(queryKey, (chat) => chat && how(chat))
    // A read that began before this event would overwrite it, so it starts again.
    if (client.isFetching({ queryKey }) > 0) void client.invalidateQueries({ queryKey })
  }
  useChannel(
    chatChannel(chatId),
    [
      on(messageSent, (message) => {
        change((chat) => addMessage(chat, message))
        if (message.sender_id === userId) return
        // If this call fails, the next load of the chat acknowledges the delivery.
        callApi(acknowledgeMessages, { params: { id: chatId }, body: { up_to: message.id } }).catch(() => undefined)
      }),
      on(messagesDelivered, ({ recipient_id: recipientId, up_to: upTo, delivered_at: at }) =>
        change((chat) => markDelivered(chat, { recipientId, upTo, at })),
      ),
      on(messagesRead, ({ reader_id: readerId, up_to: upTo, read_at: at }) =>
        change((chat) => markRead(chat, { readerId, upTo, at })),
      ),
    ],
    { onJoined: () => void client.invalidateQueries({ queryKey }) },
  )
}

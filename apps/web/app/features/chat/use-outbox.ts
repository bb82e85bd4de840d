import { useQueryClient } from '@tanstack/react-query'
import { sendMessage } from '@washline/contract/chat/endpoints'
import { useState } from 'react'
import { callApi } from '../../platform/api/call-api.ts'
import { newKey } from '../../platform/api/new-key.ts'
import { chatQuery } from './use-chat.ts'
import { addMessage, type ChatPages, type Unsent } from './view-model.ts'

/** Own messages on their way: shown at once, replaced by the server's, kept for another try where they failed. */
export function useOutbox(chatId: number) {
  const client = useQueryClient()
  const [unsent, setUnsent] = useState<readonly Unsent[]>([])

  const deliver = async ({ key, content }: Pick<Unsent, 'key' | 'content'>) => {
    try {
      const { message } = await callApi(sendMessage, { params: { id: chatId }, body: { content }, idempotencyKey: key })
      client.setQueryData<ChatPages>(chatQuery(chatId).queryKey, (chat) => chat && addMessage(chat, message))
      setUnsent((all) => all.filter((each) => each.key !== key))
    } catch {
      setUnsent((all) => all.map((each) => (each.key === key ? { ...each, state: 'failed' } : each)))
    }
  }
  const send = (content: string) => {
    const key = newKey()
    setUnsent((all) => [...all, { key, content, createdAt: new Date().toISOString(), state: 'sending' }])
    void deliver({ key, content })
  }
  const resend = (key: string) => {
    const message = unsent.find((each) => each.key === key)
    if (!message) return
    setUnsent((all) => all.map((each) => (each.key === key ? { ...each, state: 'sending' } : each)))
    void deliver(message)
  }
  return { unsent, send, resend }
}

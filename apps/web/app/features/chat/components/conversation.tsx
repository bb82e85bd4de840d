import { messages } from '@washline/contract/messages'
import { useEffect, useRef } from 'react'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Note } from '../../../ui/note.tsx'
import { MessageForm } from '../message-form.tsx'
import type { useChat } from '../use-chat.ts'
import { useLiveChat } from '../use-live-chat.ts'
import { useOutbox } from '../use-outbox.ts'
import { useStayAtEnd } from '../use-stay-at-end.ts'
import { allMessages, type ChatPage } from '../view-model.ts'
import { MessageList } from './message-list.tsx'

export interface ConversationProps {
  chat: ChatPage
  pages: readonly ChatPage[]
  older: Pick<ReturnType<typeof useChat>, 'hasNextPage' | 'isFetching' | 'isFetchingNextPage' | 'fetchNextPage'>
}

const nearTopPx = 80

/** The messages, kept at the newest, and the line to write on. */
export function Conversation({ chat, pages, older }: ConversationProps) {
  const { unsent, send, resend } = useOutbox(chat.chat_id)
  useLiveChat(chat.chat_id, chat.current_user_id)
  const scroller = useRef<HTMLDivElement>(null)
  const all = allMessages(pages)
  const newest = unsent.at(-1)?.key ?? all.at(-1)?.id
  const readOlder = () => {
    if (older.hasNextPage && !older.isFetchingNextPage) void older.fetchNextPage()
  }
  const isAtTop = useStayAtEnd(scroller, newest)
  // Reading the chat again, as on a new connection, cuts off the reading of an older page: whoever still waits at the top gets it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end of a reading is what asks again
  useEffect(() => {
    const overflows = scroller.current && scroller.current.scrollHeight > scroller.current.clientHeight
    if (!older.isFetching && overflows && isAtTop(nearTopPx)) readOlder()
  }, [older.isFetching])
  return (
    <>
      <div
        ref={scroller}
        className="chat-scroll"
        role="log"
        aria-label={t('Messages with {name}', { name: chat.recipient.name })}
        onScroll={() => isAtTop(nearTopPx) && readOlder()}
      >
        <div className="chat-inside">
          {older.hasNextPage && (
            <Button className="justify-self-center" flat busy={older.isFetchingNextPage} onClick={readOlder}>
              {t('Earlier messages')}
            </Button>
          )}
          {all.length + unsent.length === 0 && (
            <EmptyState text={t('No messages yet. Say hello!')} garment="socks" fill="rinse" />
          )}
          <MessageList messages={all} unsent={unsent} recipient={chat.recipient} onResend={resend} />
        </div>
      </div>
      {chat.open ? (
        <MessageForm onSend={send} />
      ) : (
        <div className="message-form">
          <Note>{t(messages.chat.closed)}</Note>
        </div>
      )}
    </>
  )
}

import { messages } from '@washline/contract/messages'
import { useEffect, useRef, useState } from 'react'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Note } from '../../../ui/note.tsx'
import { MessageForm } from '../message-form.tsx'
import type { useChat } from '../use-chat.ts'
import { useLiveChat } from '../use-live-chat.ts'
import { useOutgoing } from '../use-outgoing.ts'
import { useReadMessages } from '../use-read-messages.ts'
import { useStayAtEnd } from '../use-stay-at-end.ts'
import { allMessages, type ChatPage, firstUnread } from '../view-model.ts'
import { MessageList } from './message-list.tsx'

export interface ConversationProps {
  chat: ChatPage
  pages: readonly ChatPage[]
  older: Pick<
    ReturnType<typeof useChat>,
    | 'hasNextPage'
    | 'isFetching'
    | 'isFetchingNextPage'
    | 'isFetchNextPageError'
    | 'fetchNextPage'
    | 'isFetchedAfterMount'
  >
}

/** The messages, kept at the newest while one is there, and the line to write on. */
export function Conversation({ chat, pages, older }: ConversationProps) {
  const { unsent, send, resend, discard } = useOutgoing(chat.chat_id)
  useLiveChat(chat.chat_id, chat.current_user_id)
  const scroller = useRef<HTMLDivElement>(null)
  const all = allMessages(pages)
  const newestOfOther = all.findLast(({ sender_id }) => sender_id === chat.recipient.id)?.id
  const newest = unsent.at(-1)?.key ?? all.at(-1)?.id
  const isOwn = unsent.length > 0 || all.at(-1)?.sender_id === chat.current_user_id
  const end = useStayAtEnd(scroller, { newest, isOwn })
  useReadMessages(chat.chat_id, newestOfOther, end.isAtEnd)
  const unreadFrom = useFirstUnread(() => firstUnread(all, chat.recipient.id), older.isFetchedAfterMount)
  const readOlder = () => {
    if (older.hasNextPage && !older.isFetchingNextPage) void older.fetchNextPage()
  }
  // Reading the chat again, as on a new connection, cuts off the reading of an older page: whoever still waits at the top gets it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end of a reading is what asks again
  useEffect(() => {
    const overflows = scroller.current && scroller.current.scrollHeight > scroller.current.clientHeight
    if (!older.isFetching && !older.isFetchNextPageError && overflows && end.isAtTop()) readOlder()
  }, [older.isFetching])
  return (
    <>
      <div className="chat-room">
        <div
          ref={scroller}
          className="chat-scroll"
          role="log"
          aria-label={t('Messages with {name}', { name: chat.recipient.name })}
          onScroll={() => {
            end.look()
            if (end.isAtTop() && !older.isFetchNextPageError) readOlder()
          }}
        >
          <div className="chat-inside">
            {older.hasNextPage && (
              <Button className="justify-self-center" flat busy={older.isFetchingNextPage} onClick={readOlder}>
                {older.isFetchNextPageError ? t('Retry') : t('Earlier messages')}
              </Button>
            )}
            {all.length + unsent.length === 0 && (
              <EmptyState text={t('No messages yet. Say hello!')} garment="socks" fill="rinse" />
            )}
            <MessageList
              messages={all}
              unsent={unsent}
              recipient={chat.recipient}
              unreadFrom={unreadFrom}
              onResend={resend}
              onDiscard={discard}
            />
          </div>
        </div>
        {!end.isAtEnd && (
          <Button className="to-newest" size="compact" icon="down" onClick={end.goToEnd}>
            {end.hasNew ? t('New messages') : t('Newest messages')}
          </Button>
        )}
      </div>
      {chat.open ? (
        <MessageForm chatId={chat.chat_id} onSend={send} />
      ) : (
        <div className="message-form">
          <Note>{t(messages.chat.closed)}</Note>
        </div>
      )}
    </>
  )
}

/** Where the unread ones began when the chat was opened: the mark stays there for this visit. */
function useFirstUnread(find: () => number | undefined, isFresh: boolean): number | undefined {
  const [found, setFound] = useState<{ id: number | undefined }>()
  if (isFresh && !found) setFound({ id: find() })
  return found?.id
}

import { chatMessages } from '@washline/contract/chat/messages'
import type { MessageId } from '@washline/contract/ids'
import { useRef, useState } from 'react'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Note } from '../../../ui/note.tsx'
import { MessageForm } from '../message-form.tsx'
import type { useChat } from '../use-chat.ts'
import { useLiveChat } from '../use-live-chat.ts'
import { type OlderMessages, useOlderMessages } from '../use-older-messages.ts'
import { useOutgoing } from '../use-outgoing.ts'
import { useReadMessages } from '../use-read-messages.ts'
import { useStayAtEnd } from '../use-stay-at-end.ts'
import { allMessages, type ChatPage, firstUnread } from '../view-model.ts'
import { MessageList } from './message-list.tsx'

export interface ConversationProps {
  chat: ChatPage
  pages: readonly ChatPage[]
  older: OlderMessages & Pick<ReturnType<typeof useChat>, 'isFetchedAfterMount'>
}

/** The messages, scrolled to the newest while the viewer is at the end, and the form. */
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
  const { readOlder, readAtTop } = useOlderMessages(scroller, older, end.isAtTop)
  return (
    <>
      <div className="chat-room">
        <div
          ref={scroller}
          className="chat-scroll"
          role="log"
          aria-label={t('Messages with {name}', { name: chat.recipient.name })}
          onScroll={() => {
            end.check()
            readAtTop()
          }}
        >
          <div className="chat-inside">
            {older.hasNextPage && (
              <Button className="justify-self-center" flat busy={older.isFetchingNextPage} onClick={readOlder}>
                {older.isFetchNextPageError ? t('Retry') : t('Earlier messages')}
              </Button>
            )}
            {all.length + unsent.length === 0 && (
              <EmptyState
                text={t('No messages yet. Say hello!')}
                garment="socks"
                fill="rinse"
                next={chat.open ? <WriteFirst /> : <BackToOrders />}
              />
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
          <Note>{t(chatMessages.closed)}</Note>
        </div>
      )}
    </>
  )
}

const BackToOrders = () => <ButtonLink to="/order-history">{t('Your orders')}</ButtonLink>

/** Puts the cursor into the form below. */
const WriteFirst = () => (
  <Button flat onClick={() => document.querySelector<HTMLElement>('.message-row textarea')?.focus()}>
    {t('Write a message')}
  </Button>
)

/** The first unread message when the chat was opened; the mark stays there for this visit. */
function useFirstUnread(find: () => MessageId | undefined, isFresh: boolean): MessageId | undefined {
  const [found, setFound] = useState<{ id: MessageId | undefined }>()
  if (isFresh && !found) setFound({ id: find() })
  return found?.id
}

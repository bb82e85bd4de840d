import type { Message } from '@washline/contract/chat/endpoints'
import type { UserId } from '@washline/contract/ids'
import { Fragment } from 'react'
import { useNow } from '../../../platform/clock/use-now.ts'
import { formatDate } from '../../../platform/format/date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { byDay, dayName, progressOf, type Unsent } from '../view-model.ts'
import { Bubble } from './bubble.tsx'
import { Tick } from './tick.tsx'
import { UnsentBubble } from './unsent-bubble.tsx'

export interface MessageListProps {
  messages: readonly Message[]
  unsent: readonly Unsent[]
  recipient: { id: UserId; name: string }
  /** The message that the mark of unread messages precedes. */
  unreadFrom: number | undefined
  onResend: (key: string) => void
  onDiscard: (key: string) => void
}

const minuteMs = 60_000

/** The messages by day, then those that are not sent yet. */
export function MessageList({ messages, unsent, recipient, unreadFrom, onResend, onDiscard }: MessageListProps) {
  const nowMs = useNow(minuteMs)
  return (
    <ol className="messages">
      {byDay(messages).map(({ at, messages: ofDay }) => (
        <li key={at} className="grid gap-3">
          <p className="message-day">{dayText(at, nowMs)}</p>
          <ol className="messages">
            {ofDay.map((message) => {
              const isOwn = message.sender_id !== recipient.id
              return (
                <Fragment key={message.id}>
                  {message.id === unreadFrom && <li className="message-new">{t('New messages')}</li>}
                  <Bubble
                    isOwn={isOwn}
                    from={isOwn ? t('You') : recipient.name}
                    content={message.content}
                    imageUrl={message.url}
                    at={message.created_at}
                    tick={isOwn && <Tick state={progressOf(message)} />}
                  />
                </Fragment>
              )
            })}
          </ol>
        </li>
      ))}
      {unsent.map((message) => (
        <UnsentBubble
          key={message.key}
          message={message}
          onResend={() => onResend(message.key)}
          onDiscard={() => onDiscard(message.key)}
        />
      ))}
    </ol>
  )
}

function dayText(at: string, nowMs: number): string {
  const name = dayName(at, nowMs)
  switch (name) {
    case 'today':
      return t('Today')
    case 'yesterday':
      return t('Yesterday')
    case 'other':
      return formatDate(at)
    default:
      return name satisfies never
  }
}

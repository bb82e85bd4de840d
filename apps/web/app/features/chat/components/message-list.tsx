import type { Message } from '@washline/contract/chat/endpoints'
import { useNow } from '../../../platform/clock/use-now.ts'
import { formatDate } from '../../../platform/format/date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { byDay, dayName, type Unsent } from '../view-model.ts'
import { Bubble } from './bubble.tsx'
import { Tick } from './tick.tsx'
import { UnsentBubble } from './unsent-bubble.tsx'

export interface MessageListProps {
  messages: readonly Message[]
  unsent: readonly Unsent[]
  recipient: { id: number; name: string }
  onResend: (key: string) => void
}

const minuteMs = 60_000

/** The conversation by days, then what is still on its way. */
export function MessageList({ messages, unsent, recipient, onResend }: MessageListProps) {
  const nowMs = useNow(minuteMs)
  return (
    <ol className="messages">
      {byDay(messages).map(({ at, messages: ofDay }) => (
        <li key={at} className="grid gap-3">
          <p className="message-day">{dayText(at, nowMs)}</p>
          <ol className="messages">
            {ofDay.map((message) => {
              const own = message.sender_id !== recipient.id
              return (
                <Bubble
                  key={message.id}
                  own={own}
                  from={own ? t('You') : recipient.name}
                  content={message.content}
                  imageUrl={message.url}
                  at={message.created_at}
                  tick={own && <Tick state={message.delivered_at ? 'delivered' : 'sent'} />}
                />
              )
            })}
          </ol>
        </li>
      ))}
      {unsent.map((message) => (
        <UnsentBubble key={message.key} message={message} onResend={() => onResend(message.key)} />
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

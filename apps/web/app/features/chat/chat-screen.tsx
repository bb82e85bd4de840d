import { chatMessages } from '@washline/contract/chat/messages'
import type { OrderId, UserId } from '@washline/contract/ids'
import type { ReactNode } from 'react'
import { errorText } from '../../platform/api/error-text.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { AppHeader } from '../../ui/app-header.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { later } from '../../ui/later.tsx'
import { mainId } from '../../ui/skip-link.tsx'
import { useIsDesk } from '../../ui/use-is-desk.ts'
import { ChatHeader, useGoBack } from './components/chat-header.tsx'
import { ChatOutline } from './components/chat-outline.tsx'
import { Conversation } from './components/conversation.tsx'
import { useChat } from './use-chat.ts'

const OrderAside = later(() => import('../../domain/order/order-aside.tsx').then((module) => module.OrderAside))

interface Recipient {
  readonly id: UserId
  readonly name: string
}

export interface ChatScreenProps {
  /** Null where neither the address nor the navigation state names an order. */
  orderId: OrderId | null
  /** Actions about the other person. */
  personOf: (recipient: Recipient, orderId: OrderId) => ReactNode
}

/** The chat between the customer and the Washer of an order. */
export function ChatScreen({ orderId, personOf }: ChatScreenProps) {
  const { data, error, isPending, ...older } = useChat(orderId)
  const goBack = useGoBack()
  const isDesk = useIsDesk()
  useHeadingFocus()
  const chat = data?.pages[0]
  return (
    <div className="app chat">
      <div className="chat-desk">
        <AppHeader tab="orders" />
      </div>
      {chat && orderId !== null ? (
        <main id={mainId} className="chat-page">
          <div className="chat-talk">
            <ChatHeader orderId={orderId} recipient={chat.recipient} actions={personOf(chat.recipient, orderId)} />
            <Conversation key={chat.chat_id} chat={chat} pages={data.pages} older={older} />
          </div>
          {isDesk && (
            <aside className="chat-aside">
              <OrderAside orderId={orderId} isLinked />
            </aside>
          )}
        </main>
      ) : (
        <main id={mainId} className="chat-page">
          {orderId !== null && isPending ? (
            <ChatOutline />
          ) : (
            <div className="page-body">
              <ErrorState
                title={t(chatMessages.loadTitle)}
                message={error ? errorText(error, t(chatMessages.load)) : t(chatMessages.load)}
                retryText={t('Retry')}
                onRetry={orderId === null ? undefined : () => location.reload()}
              >
                <Button onClick={goBack}>{t('Back')}</Button>
              </ErrorState>
            </div>
          )}
        </main>
      )}
    </div>
  )
}

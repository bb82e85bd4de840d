import { ChatScreen } from '../features/chat/chat-screen.tsx'
import { useOrderId } from '../features/order/use-order-id.ts'
import { PersonSafety } from '../features/people/components/person-safety.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'

export const meta = () => [{ title: pageTitle(t('Chat')) }]

export default function Chat() {
  return (
    <ChatScreen
      orderId={useOrderId()}
      personOf={({ id, name }, orderId) => <PersonSafety id={id} name={name} about="chat" orderId={orderId} compact />}
    />
  )
}

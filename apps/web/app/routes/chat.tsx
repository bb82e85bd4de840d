import { ChatScreen } from '../features/chat/chat-screen.tsx'
import { useOrderId } from '../features/order/use-order-id.ts'

export const meta = () => [{ title: 'Chat · Washline' }]

export default function Chat() {
  return <ChatScreen orderId={useOrderId()} />
}

import type { MessageId, OrderId, UserId } from '@washline/contract/ids'

export interface ChatEvents {
  'message.sent': {
    readonly orderId: OrderId
    readonly messageId: MessageId
    readonly senderId: UserId
    readonly recipientId: UserId
    readonly at: Date
  }
  /** The recipient has read every message up to `at`. */
  'messages.read': { readonly orderId: OrderId; readonly recipientId: UserId; readonly at: Date }
}

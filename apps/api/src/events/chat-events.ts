import type { RingAnswer } from '@washline/contract/chat/rings'
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
  /** One of an order's two people rang the other. */
  'ring.made': {
    readonly orderId: OrderId
    readonly recipientId: UserId
    readonly isByWasher: boolean
    readonly isAtDoor: boolean
    readonly at: Date
  }
  /** `recipientId` rang, `answererId` answered. */
  'ring.answered': {
    readonly orderId: OrderId
    readonly recipientId: UserId
    readonly answererId: UserId
    readonly answer: RingAnswer
    readonly at: Date
  }
}

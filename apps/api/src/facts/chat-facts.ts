export interface ChatFacts {
  'message.sent': {
    readonly orderId: number
    readonly messageId: number
    readonly senderId: number
    readonly recipientId: number
    readonly at: Date
  }
}

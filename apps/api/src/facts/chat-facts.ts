export interface ChatFacts {
  'message.sent': {
    readonly orderId: number
    readonly messageId: number
    readonly senderId: number
    readonly recipientId: number
    readonly at: Date
  }
  /** What was sent to someone in a chat has reached them. */
  'messages.read': { readonly orderId: number; readonly recipientId: number; readonly at: Date }
}

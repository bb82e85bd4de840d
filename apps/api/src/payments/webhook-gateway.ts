/** An event that the card vendor sent. Only its subject is used; the state is read from the vendor. */
export interface GatewayEvent {
  readonly id: string
  readonly type: string
  readonly at: Date
  /** Null when the event concerns no intent. */
  readonly intentId: string | null
  /** Null when the event concerns no identity check. */
  readonly identityCheckId: string | null
  /** Null when the event concerns no payout of the product. */
  readonly payoutKey: string | null
}

/** Reads signed webhooks of the vendor. */
export interface WebhookGateway {
  readonly name: 'stripe'
  /** Undefined for a forged, old or malformed message. */
  read(message: { payload: Buffer; signature: string; receivedAt: Date }): GatewayEvent | undefined
}

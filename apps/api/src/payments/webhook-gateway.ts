/** Something that the card vendor says has happened. What it is about is asked of the vendor, not believed. */
export interface GatewayEvent {
  readonly id: string
  readonly type: string
  readonly at: Date
  /** The intent that it is about; null for whatever concerns no payment of ours. */
  readonly intentId: string | null
  /** The identity check that it is about, for whoever began it. */
  readonly identityCheckId: string | null
  /** The key of the payout that it is about; null for what concerns none of ours. */
  readonly payoutKey: string | null
}

/** The vendor's webhooks: reads what was truly sent by it. */
export interface WebhookGateway {
  readonly name: 'stripe'
  /** Undefined for what is forged, too old, or malformed. */
  read(message: { payload: Buffer; signature: string; receivedAt: Date }): GatewayEvent | undefined
}

import type { RequiresAction } from '@washline/contract/payments/schemas'

/** On the wire: the payer's bank asks, and the call is repeated once it is answered. */
export const showAuthentication = (ask: {
  clientSecret: string
  paymentIntentId: string
  message: string
}): RequiresAction => ({
  success: false,
  requires_action: true,
  client_secret: ask.clientSecret,
  payment_intent_id: ask.paymentIntentId,
  message: ask.message,
})

import type { RequiresAction } from '@washline/contract/payments/schemas'

/** The wire form of a required authentication; the call is repeated after it. */
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

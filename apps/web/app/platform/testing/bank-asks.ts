import type { RequiresAction } from '@washline/contract/payments/schemas'

/** The server's word that the payer's bank asks, for tests. */
export const bankAsks: RequiresAction = {
  success: false,
  requires_action: true,
  client_secret: 'pi_1_secret_1',
  payment_intent_id: 'pi_1',
  message: 'Your bank asks you to authenticate this payment.',
}

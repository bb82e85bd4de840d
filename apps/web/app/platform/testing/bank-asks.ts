import { answerSandboxBank } from '@washline/contract/payments/endpoints'
import type { RequiresAction } from '@washline/contract/payments/schemas'
import { answerBy } from './answer.ts'

/** The server's word that the payer's bank asks, for tests. */
export const bankAsks: RequiresAction = {
  success: false,
  requires_action: true,
  client_secret: 'pi_1_secret_1',
  payment_intent_id: 'pi_1',
  message: 'Your bank wants you to authenticate this payment.',
}

/** The sandbox's bank: it takes the payer's word. */
export const sandboxBank = answerBy(answerSandboxBank, async ({ request }) => {
  const { outcome } = (await request.json()) as { outcome: string }
  return { success: true, status: outcome === 'approve' ? 'succeeded' : 'requires_payment_method' }
})

import { answerOf } from '../payment-gateway.ts'
import { movePayment, type Payment } from '../store.ts'
import type { PaymentsDeps } from './begin-hold.ts'
import { settleCharge } from './settle-charge.ts'
import { tellGateway } from './tell-gateway.ts'

/** A deposit or top-up that nobody waits for any more: booked if the card paid, else ended here and at the gateway. */
async function finishCharge(deps: PaymentsDeps, payment: Payment): Promise<void> {
  const intent = await deps.gateway.find({ customerId: payment.customerId, key: payment.id })
  const result = answerOf(intent)
  if (result && (result.ok || result.code !== 'requires_action')) return settleCharge(deps, payment, result)
  if (intent?.status === 'requires_action') await deps.gateway.release(intent.id)
  await movePayment(deps.db, payment.id, {
    from: ['charging', 'authenticating'],
    to: 'abandoned',
    at: deps.clock.now(),
  })
}

/** Ends what was left half done: no promise of a card stays without an owner, no charge unbooked. */
export async function finishPayment(deps: PaymentsDeps, payment: Payment): Promise<void> {
  const { state } = payment
  const isOpen = state === 'authorising' || state === 'authenticating' || state === 'authorised'
  if (payment.kind !== 'order' && (state === 'charging' || isOpen)) return finishCharge(deps, payment)
  if (isOpen) {
    const at = deps.clock.now()
    const from = ['authorising', 'authenticating', 'authorised'] as const
    if (!(await movePayment(deps.db, payment.id, { from, to: 'abandoned', at }))) return
  }
  await tellGateway(deps, payment.id)
}

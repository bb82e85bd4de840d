import type { PaymentsDeps } from '../deps.ts'
import { answerOf } from '../payment-gateway.ts'
import { movePayment, type Payment } from '../store.ts'
import { chargeCard } from './charge-card.ts'
import { settleCharge } from './settle-charge.ts'
import { syncGateway } from './sync-gateway.ts'

/** Finishes an interrupted charge: books it if the card paid, otherwise abandons it, at the gateway too. */
async function finishCharge(deps: PaymentsDeps, payment: Payment): Promise<void> {
  const intent = await deps.gateway.find({ customerId: payment.customerId, key: payment.id })
  // Nobody else asks for it again: the Washer has been paid.
  if (payment.kind === 'door_fee' && !intent) {
    await chargeCard(deps, payment)
    return
  }
  const result = answerOf(intent)
  if (result && (result.ok || result.code !== 'requires_action')) return settleCharge(deps, payment, result)
  if (intent?.status === 'requires_action') await deps.gateway.release(intent.id)
  await movePayment(deps.db, payment.id, {
    from: ['charging', 'authenticating'],
    to: 'abandoned',
    at: deps.clock.now(),
  })
}

/** Finishes an interrupted payment, so that no authorization stays without an order and no charge unbooked. */
export async function finishPayment(deps: PaymentsDeps, payment: Payment): Promise<void> {
  const { state } = payment
  const isOpen = state === 'authorizing' || state === 'authenticating' || state === 'authorized'
  if (payment.kind !== 'order' && (state === 'charging' || isOpen)) return finishCharge(deps, payment)
  if (isOpen) {
    const at = deps.clock.now()
    const from = ['authorizing', 'authenticating', 'authorized'] as const
    if (!(await movePayment(deps.db, payment.id, { from, to: 'abandoned', at }))) return
  }
  await syncGateway(deps, payment.id)
}

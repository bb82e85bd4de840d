import { unfinishedPayments } from '../queries.ts'
import { movePayment, type Payment } from '../store.ts'
import type { PaymentsDeps } from './begin-hold.ts'
import { settleCharge } from './settle-charge.ts'
import { tellGateway } from './tell-gateway.ts'
import { tellLostRefunds } from './tell-refund.ts'

/** Longer than any call to the gateway can last. */
const orphanAfterMs = 120_000
const untoldAfterMs = 30_000

async function finishCharge(deps: PaymentsDeps, payment: Payment): Promise<void> {
  const intent = await deps.gateway.find({ customerId: payment.customerId, key: payment.id })
  if (intent?.status === 'succeeded') await settleCharge(deps, payment, { ok: true, intentId: intent.id })
  else if (intent?.status === 'declined') await settleCharge(deps, payment, { ok: false, code: 'card_declined' })
  else await movePayment(deps.db, payment.id, { from: ['charging'], to: 'abandoned', at: deps.clock.now() })
}

async function finish(deps: PaymentsDeps, payment: Payment): Promise<void> {
  if (payment.state === 'charging') return finishCharge(deps, payment)
  if (payment.state === 'authorising' || payment.state === 'authorised') {
    const at = deps.clock.now()
    if (!(await movePayment(deps.db, payment.id, { from: ['authorising', 'authorised'], to: 'abandoned', at }))) return
  }
  await tellGateway(deps, payment.id)
}

/** Finishes what a process that died left half done: no promise of a card stays without an owner, no charge unbooked. */
export async function sweepPayments(deps: PaymentsDeps): Promise<void> {
  const now = deps.clock.now().getTime()
  const left = await unfinishedPayments(deps.db, deps.gateway.name, {
    begunAt: new Date(now - orphanAfterMs),
    movedAt: new Date(now - untoldAfterMs),
  })
  for (const payment of left) {
    try {
      await finish(deps, payment)
    } catch (error) {
      deps.log.error('payments.sweep-failed', error, { paymentId: payment.id })
    }
  }
  await tellLostRefunds(deps, new Date(now - untoldAfterMs))
}

import { postTransfer } from '../../ledger/index.ts'
import type { PaymentsDeps } from '../deps.ts'
import { collectDoorFeesJob } from '../jobs.ts'
import type { ChargeResult } from '../payment-gateway.ts'
import { movePayment, type Payment } from '../store.ts'
import { bookDoorFee } from './book-door-fee.ts'
import { bookTip } from './book-tip.ts'

/** Books the card's answer to a deposit, a top-up, a tip or a fee at the door. A repeat changes nothing. */
export const settleCharge = (
  deps: Pick<PaymentsDeps, 'db' | 'clock' | 'events' | 'jobs'>,
  payment: Payment,
  result: ChargeResult,
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    if (!result.ok && result.code === 'requires_action') {
      const set = { intentId: result.intentId }
      await movePayment(tx, payment.id, { from: ['charging'], to: 'authenticating', at, set })
      return
    }
    const moved = await movePayment(tx, payment.id, {
      from: result.ok ? ['charging', 'authenticating', 'abandoned'] : ['charging', 'authenticating'],
      to: result.ok ? 'succeeded' : 'declined',
      at,
      set: result.ok ? { intentId: result.intentId } : { declineCode: result.code },
    })
    if (!moved) return
    const isDeclinedFee = payment.kind === 'door_fee' && !result.ok
    if (isDeclinedFee || (payment.kind === 'top_up' && result.ok))
      await deps.jobs.enqueue(tx, collectDoorFeesJob, { userId: payment.userId })
    if (!result.ok) return
    const from = { owner: 'platform', name: 'card_clearing' } as const
    const { id, orderId, payeeId, userId: customerId, amountMinor } = payment
    if (orderId !== null && payeeId !== null)
      return bookTip(tx, deps, { id, orderId, customerId, washerId: payeeId, amountMinor }, from)
    if (payment.kind === 'door_fee') return bookDoorFee(tx, { id, orderId, amountMinor, at }, from)
    await postTransfer(tx, {
      id: payment.id,
      kind: payment.kind === 'deposit' ? 'deposit' : 'top_up',
      postings: [
        {
          from,
          to: { owner: 'user', userId: payment.userId, name: payment.kind === 'deposit' ? 'deposit' : 'wallet' },
          amountMinor: payment.amountMinor,
        },
      ],
      at,
    })
  })

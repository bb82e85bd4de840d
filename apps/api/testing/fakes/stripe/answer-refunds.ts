import { type Answer, type Asked, amountOf, list, metadataOf, missing, ok, refused } from './answer.ts'
import type { Emit } from './events.ts'
import type { FakeStripeRecord, RecordBook } from './record.ts'
import { showCharge, showDispute, showRefund } from './show.ts'

export const refundsOf = (record: FakeStripeRecord, intent: string) =>
  Object.values(record.refunds).filter((one) => one.intent === intent)

/** Refunds and disputes of charged intents. */
export function refundAnswers({ record, nextId }: RecordBook, emit: Emit) {
  const refundedOf = (intent: string) => refundsOf(record, intent).reduce((sum, { amount }) => sum + amount, 0)

  const refunds = ({ method, form, query }: Asked): Answer => {
    const id = (method === 'GET' ? query : form).get('payment_intent') ?? ''
    const intent = record.intents[id]
    if (!intent) return missing('payment_intent', id, 'payment_intent')
    if (method === 'GET') return list('/v1/refunds', refundsOf(record, id).map(showRefund))
    const amount = amountOf(form)
    if (typeof amount === 'object') return amount
    if (refundedOf(id) + amount > intent.received)
      return refused('charge_already_refunded', 'Refund amount is greater than unrefunded amount on charge.', 'amount')
    const refund = { id: nextId('re'), intent: id, amount, metadata: metadataOf(form) }
    record.refunds[refund.id] = refund
    emit('refund.created', showRefund(refund))
    emit('charge.refunded', showCharge(intent, refundsOf(record, id)))
    return ok(showRefund(refund))
  }

  const disputes = ({ query }: Asked): Answer => {
    const id = query.get('payment_intent')
    return list(
      '/v1/disputes',
      Object.values(record.disputes)
        .filter(({ intent }) => intent === id)
        .map(showDispute),
    )
  }
  const dispute = (intentId: string): string => {
    const intent = record.intents[intentId]
    if (!intent) throw new Error(`no intent ${intentId}`)
    const made = { id: nextId('dp'), intent: intentId, amount: intent.received, status: 'needs_response' }
    record.disputes[made.id] = made
    emit('charge.dispute.created', showDispute(made))
    return made.id
  }

  return { refunds, disputes, dispute }
}

import { messages } from '@washline/contract/messages'
import { lockUser } from '../../identity/index.ts'
import { balanceOf } from '../../ledger/index.ts'
import { lockOrder } from '../../orders/index.ts'
import type { Payments } from '../../payments/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import { forbidden, invalid, notFound } from '../../platform/http/refusal.ts'
import { personRow } from '../queries.ts'
import { actOnce } from './act-once.ts'
import type { OpsDeps } from './refund-customer.ts'

export interface CreditAsked {
  readonly operatorId: number
  readonly personId: number
  readonly orderId: number | null
  readonly amountMinor: number
  readonly reason: string
  /** How many acts the operator has seen. */
  readonly acts: number
  readonly requestId: string | undefined
}

async function checkOrder(tx: Tx, { orderId, personId }: CreditAsked): Promise<void> {
  if (orderId === null) return
  const order = await lockOrder(tx, orderId)
  if (order?.customerId !== personId && order?.washerId !== personId)
    throw invalid({ order_id: [messages.ops.notTheirOrder] })
}

/** Gives money to a person's wallet, and records who did it and why. Answers what the wallet has then. */
export const creditPerson = (
  deps: OpsDeps & { readonly payments: Pick<Payments, 'creditWallet'> },
  asked: CreditAsked,
): Promise<number> =>
  deps.db.transaction(async (tx) => {
    const { operatorId, personId, orderId, amountMinor, reason, acts } = asked
    if (!(await personRow(tx, personId))) throw notFound()
    if (personId === operatorId) throw forbidden(messages.ops.ownMoney)
    await lockUser(tx, personId)
    await checkOrder(tx, asked)
    const requestId = asked.requestId ?? deps.newId()
    const what = { orderId, personId, amountMinor, reason, requestId }
    await actOnce(tx, { act: 'credit', operatorId, ...what, at: deps.clock.now() }, { subject: { personId }, acts })
    const requestKey = `${operatorId}:${requestId}`
    const given = { userId: personId, orderId, kind: 'credit', amountMinor, reason, actorId: operatorId } as const
    await deps.payments.creditWallet(tx, { ...given, requestKey })
    return balanceOf(tx, { owner: 'user', userId: personId, name: 'wallet' })
  })

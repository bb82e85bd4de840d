import { consoleMessages } from '@washline/contract/console/messages'
import type { OrderId, UserId } from '@washline/contract/ids'
import type { Minor } from '@washline/contract/money'
import { lockUser } from '../../../identity/index.ts'
import { balanceOf } from '../../../ledger/index.ts'
import { lockOrder } from '../../../orders/index.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { forbidden, invalid, notFound } from '../../../platform/http/refusal.ts'
import { runOnce } from '../../audit/use-cases/run-once.ts'
import type { MoneyDeps } from '../../deps.ts'
import { personRow } from '../../people/queries/people.ts'

export interface WalletCredit {
  readonly operatorId: UserId
  readonly personId: UserId
  readonly orderId: OrderId | null
  readonly amountMinor: Minor
  readonly reason: string
  /** How many actions on the person the operator has seen. */
  readonly actions: number
  readonly requestId: string | undefined
}

async function checkOrder(tx: Tx, { orderId, personId }: WalletCredit): Promise<void> {
  if (orderId === null) return
  const order = await lockOrder(tx, orderId)
  if (order?.customerId !== personId && order?.washerId !== personId)
    throw invalid({ order_id: [consoleMessages.notTheirOrder] })
}

/** Credits a person's wallet, and records who did it and why. Returns the wallet's new balance. */
export const creditPerson = (deps: MoneyDeps, request: WalletCredit): Promise<Minor> =>
  deps.db.transaction(async (tx) => {
    const { operatorId, personId, orderId, amountMinor, reason, actions } = request
    if (!(await personRow(tx, personId))) throw notFound()
    if (personId === operatorId) throw forbidden(consoleMessages.customerBalance)
    await lockUser(tx, personId)
    await checkOrder(tx, request)
    const requestId = request.requestId ?? deps.newId()
    const details = { orderId, personId, amountMinor, reason, requestId }
    await runOnce(
      tx,
      { action: 'credit', operatorId, ...details, at: deps.clock.now() },
      { subject: { personId }, actions },
    )
    const requestKey = `${operatorId}:${requestId}`
    const credit = { userId: personId, orderId, kind: 'credit', amountMinor, reason, actorId: operatorId } as const
    await deps.payments.creditWallet(tx, { ...credit, requestKey })
    return balanceOf(tx, { owner: 'user', userId: personId, name: 'wallet' })
  })

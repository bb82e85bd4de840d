import { cashOutChanged } from '@washline/contract/earnings/realtime'
import type { CashOut as CashOutWire } from '@washline/contract/earnings/schemas'
import { toMajor } from '@washline/contract/money'
import { userChannel } from '@washline/contract/notifications/realtime'
import type { Tx } from '../platform/db/database.ts'
import type { Broadcast } from '../platform/realtime/channels.ts'
import type { CashOut } from './queries.ts'

export const cashOutWire = (cashOut: CashOut): CashOutWire => ({
  id: cashOut.id,
  amount: toMajor(cashOut.amountMinor),
  fee: toMajor(cashOut.feeMinor),
  method: cashOut.method,
  state: cashOut.state,
  destination: cashOut.destination,
  reason: cashOut.reason,
  requested_at: cashOut.requestedAt.toISOString(),
  sent_at: cashOut.sentAt?.toISOString() ?? null,
  settled_at: cashOut.settledAt?.toISOString() ?? null,
})

/** Tells the Washer, on the channel that is theirs alone, that a cash-out has another state. */
export const tellCashOut = (broadcast: Broadcast, tx: Tx, cashOut: CashOut): Promise<void> =>
  broadcast(tx, {
    channel: userChannel(cashOut.washerId),
    event: cashOutChanged.event,
    data: { cash_out: cashOutWire(cashOut) },
  })

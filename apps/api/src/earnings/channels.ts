import { cashOutChanged } from '@washline/contract/earnings/realtime'
import type { CashOut as CashOutWire } from '@washline/contract/earnings/schemas'
import { userChannel } from '@washline/contract/notifications/realtime'
import type { Tx } from '../platform/db/database.ts'
import type { Broadcast } from '../platform/realtime/channels.ts'
import type { CashOut } from './queries.ts'

export const cashOutWire = (cashOut: CashOut): CashOutWire => ({
  id: cashOut.id,
  amount_minor: cashOut.amountMinor,
  fee_minor: cashOut.feeMinor,
  method: cashOut.method,
  state: cashOut.state,
  destination: cashOut.destination,
  reason: cashOut.reason,
  requested_at: cashOut.requestedAt.toISOString(),
  sent_at: cashOut.sentAt?.toISOString() ?? null,
  settled_at: cashOut.settledAt?.toISOString() ?? null,
})

/** Broadcasts the new state of a cash-out on the Washer's private channel. */
export const broadcastCashOut = (broadcast: Broadcast, tx: Tx, cashOut: CashOut): Promise<void> =>
  broadcast(tx, {
    channel: userChannel(cashOut.washerId),
    event: cashOutChanged.event,
    data: { cash_out: cashOutWire(cashOut) },
  })

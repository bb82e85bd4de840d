import { claimChanged } from '@washline/contract/claims/endpoints'
import { userChannel } from '@washline/contract/notifications/realtime'
import type { Tx } from '../platform/db/database.ts'
import type { Broadcast } from '../platform/realtime/channels.ts'
import type { Claim } from './rules/claim.ts'

/** Broadcasts `claim-changed` on the private channels of the customer and the Washer. */
export async function broadcastChanged(broadcast: Broadcast, tx: Tx, claim: Claim): Promise<void> {
  const data = { claim_id: claim.id, order_id: claim.orderId, state: claim.state }
  for (const userId of [claim.customerId, claim.washerId])
    await broadcast(tx, { channel: userChannel(userId), event: claimChanged.event, data })
}

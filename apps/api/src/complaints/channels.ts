import { complaintChanged } from '@washline/contract/complaints/endpoints'
import { userChannel } from '@washline/contract/notifications/realtime'
import type { Tx } from '../platform/db/database.ts'
import type { Broadcast } from '../platform/realtime/channels.ts'
import type { Complaint } from './rules/complaint.ts'

/** Broadcasts `complaint-changed` on the private channels of the customer and the Washer. */
export async function broadcastChanged(broadcast: Broadcast, tx: Tx, complaint: Complaint): Promise<void> {
  const { id: complaint_id, orderId: order_id, state, customerId, washerId } = complaint
  for (const userId of [customerId, washerId])
    await broadcast(tx, {
      channel: userChannel(userId),
      event: complaintChanged.event,
      data: { complaint_id, order_id, state },
    })
}

import { doorChanged } from '@washline/contract/doors/realtime'
import type { OrderId } from '@washline/contract/ids'
import { orderChannel } from '@washline/contract/orders/realtime'
import type { Events } from '../../events/events.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { CloseCaseDeps } from '../deps.ts'
import type { DoorCaseRow } from '../rules/door-case.ts'

/** Publishes a change of a case and broadcasts it on its order's channel. */
export async function publishCase(
  tx: Tx,
  deps: Pick<CloseCaseDeps, 'events' | 'broadcast'>,
  row: DoorCaseRow,
  made: Pick<Events['door.changed'], 'change' | 'at'>,
): Promise<void> {
  const { id: caseId, orderId, customerId, washerId, kind, stage, outcome, feeMinor, isForPerson, waitUntil } = row
  const subject = { caseId, orderId, customerId, washerId, kind, stage }
  await deps.events.publish(tx, 'door.changed', { ...subject, outcome, feeMinor, isForPerson, waitUntil, ...made })
  await broadcastDoor(tx, deps, orderId)
}

/** Both people read the door again. */
export const broadcastDoor = (
  tx: Tx,
  { broadcast }: Pick<CloseCaseDeps, 'broadcast'>,
  orderId: OrderId,
): Promise<void> =>
  broadcast(tx, { channel: orderChannel(orderId), event: doorChanged.event, data: { order_id: orderId } })

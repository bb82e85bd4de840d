import { liveChanged, operatorsChannel, operatorsChannelPattern } from '@washline/contract/console/live'
import { type OrderId, rowId } from '@washline/contract/ids'
import type { Tx } from '../../platform/db/database.ts'
import type { Broadcast, Channels } from '../../platform/realtime/channels.ts'

/** Operators may subscribe in a session that has proven the second factor. */
export const queuesChannels = (channels: Channels): void =>
  channels.allow(
    operatorsChannelPattern,
    rowId,
    'console:queues',
    async (_, __, { isOperator, hasSecondFactor }) => isOperator && hasSecondFactor,
  )

/** Broadcasts on the operators' channel that the entry of an order in the live list has changed. */
export const broadcastLive = (broadcast: Broadcast, tx: Tx, orderId: OrderId): Promise<void> =>
  broadcast(tx, { channel: operatorsChannel, event: liveChanged.event, data: { order_id: orderId } })

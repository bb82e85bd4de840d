import { liveChanged, operatorsChannel, operatorsChannelPattern } from '@washline/contract/console/live'
import { type OrderId, rowId } from '@washline/contract/ids'
import type { Tx } from '../../platform/db/database.ts'
import type { Broadcast, Channels } from '../../platform/realtime/channels.ts'
import type { QueuesDeps } from '../deps.ts'
import { isProvenOperator } from './queries.ts'

export const queuesChannels = (
  channels: Channels,
  { db, exemptOperator }: Pick<QueuesDeps, 'db' | 'exemptOperator'>,
): void => channels.allow(operatorsChannelPattern, rowId, (userId) => isProvenOperator(db, userId, exemptOperator))

/** Broadcasts on the operators' channel that the entry of an order in the live list has changed. */
export const broadcastLive = (broadcast: Broadcast, tx: Tx, orderId: OrderId): Promise<void> =>
  broadcast(tx, { channel: operatorsChannel, event: liveChanged.event, data: { order_id: orderId } })

import { liveChanged, operatorsChannel, operatorsChannelPattern } from '@washline/contract/ops/live'
import type { Database, Tx } from '../platform/db/database.ts'
import type { Broadcast, Channels } from '../platform/realtime/channels.ts'
import { isProvenOperator } from './queries.ts'

export interface OversightChannelDeps {
  readonly db: Database
  /** The address of the operator who needs no second factor. */
  readonly exemptOperator: string | undefined
}

export const oversightChannels = (channels: Channels, { db, exemptOperator }: OversightChannelDeps): void =>
  channels.allow(operatorsChannelPattern, (userId) => isProvenOperator(db, userId, exemptOperator))

/** Says that an order is no longer what the list of live orders shows. */
export const tellLive = (broadcast: Broadcast, tx: Tx, orderId: number): Promise<void> =>
  broadcast(tx, { channel: operatorsChannel, event: liveChanged.event, data: { order_id: orderId } })

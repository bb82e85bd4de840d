import { orderId } from '@washline/contract/ids'
import { orderChannelPattern } from '@washline/contract/orders/realtime'
import type { Database } from '../platform/db/database.ts'
import type { Channels } from '../platform/realtime/channels.ts'
import { isOfOrder } from './queries.ts'

/** Only an order's customer and its Washer may subscribe to its channel. */
export const orderChannels = (channels: Channels, deps: { db: Database }): void =>
  channels.allow(orderChannelPattern, orderId, 'orders:read', (userId, orderId) => isOfOrder(deps.db, orderId, userId))

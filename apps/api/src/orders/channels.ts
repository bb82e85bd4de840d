import { orderChannelPattern } from '@washline/contract/orders/realtime'
import type { Database } from '../platform/db/database.ts'
import type { Channels } from '../platform/realtime/channels.ts'
import { isOfOrder } from './queries.ts'

/** An order is heard by its customer and its Washer, and by nobody else. */
export const orderChannels = (channels: Channels, deps: { db: Database }): void =>
  channels.allow(orderChannelPattern, (userId, orderId) => isOfOrder(deps.db, orderId, userId))

import type { OrderId } from '@washline/contract/ids'
import type { Point } from '@washline/contract/maps/geo'
import { sendPosition } from '@washline/contract/washers/endpoints'
import { callApi } from '../../platform/api/call-api.ts'

/** Sends the Washer's position, for the customer's map and as proof of an arrival. */
export const sharePosition = ({ latitude, longitude }: Point, orderId: OrderId) =>
  callApi(sendPosition, { body: { latitude, longitude, order_id: orderId } })

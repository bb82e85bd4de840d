import type { QuotedZone } from '@washline/contract/orders/schemas'

/** Whether an order can be placed at a place now, or booked where it is closed now. */
export const canOrder = ({ state, missing }: Pick<QuotedZone, 'state' | 'missing'>, isBooked: boolean): boolean =>
  (state === 'open' || (isBooked && state === 'closed')) && missing === 0

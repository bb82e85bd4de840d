import type { OrderId } from '@washline/contract/ids'
import type { MandatedKind } from '@washline/contract/mandates/mandated'

/** What makes two calls one spending: an order is placed, booked or cancelled once, a tip by its Idempotency-Key. */
export const spendingKey = (
  { kind, orderId }: { readonly kind: MandatedKind; readonly orderId: OrderId | null },
  callKey: string,
): string => (kind === 'tip' || orderId === null ? callKey : `order-${orderId}`)

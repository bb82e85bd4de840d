import type { OrderId } from '@washline/contract/ids'
import { promisedAt } from '../../../domain/order/order-progress.ts'
import { useNow } from '../../../platform/clock/use-now.ts'
import { ClaimEntry } from './claim-entry.tsx'

/** Once an order under way is late: from when on it can be claimed for as not delivered, and the link to do so. */
export function UndeliveredClaim({ orderId, pickedUpAt }: { orderId: OrderId; pickedUpAt: string | null }) {
  const nowMs = useNow(15_000)
  const isLate = pickedUpAt !== null && new Date(promisedAt(pickedUpAt)).getTime() <= nowMs
  return isLate ? <ClaimEntry orderId={orderId} /> : null
}

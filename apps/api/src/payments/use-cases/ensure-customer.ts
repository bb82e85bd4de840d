import type { UserId } from '@washline/contract/ids'
import type { PaymentsDeps } from '../deps.ts'
import { customerOf } from '../queries.ts'
import { insertCustomer } from '../store.ts'

/** The person's customer at the gateway, created on first use. */
export async function ensureCustomer(deps: PaymentsDeps, userId: UserId): Promise<string> {
  const { db, gateway } = deps
  const existing = await customerOf(db, gateway.name, userId)
  if (existing) return existing
  const made = await gateway.createCustomer({ userId })
  return (await insertCustomer(db, { userId, gateway: gateway.name, customerId: made })).customerId
}

import { customerOf } from '../queries.ts'
import { insertCustomer } from '../store.ts'
import type { PaymentsDeps } from './begin-hold.ts'

/** The person's customer at the gateway, made on first use. */
export async function ensureCustomer(deps: PaymentsDeps, userId: number): Promise<string> {
  const { db, gateway } = deps
  const known = await customerOf(db, gateway.name, userId)
  if (known) return known
  const made = await gateway.createCustomer({ userId })
  return (await insertCustomer(db, { userId, gateway: gateway.name, customerId: made })).customerId
}

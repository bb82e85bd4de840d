import { payoutAccountOf } from '../queries.ts'
import { insertPayoutAccount } from '../store.ts'
import type { PaymentsDeps } from './begin-hold.ts'

/** The person's account for payouts at the gateway, made on first use. Outside any transaction. */
export async function ensurePayoutAccount(deps: Pick<PaymentsDeps, 'db' | 'gateway'>, userId: number): Promise<string> {
  const { db, gateway } = deps
  const known = await payoutAccountOf(db, gateway.name, userId)
  if (known) return known
  const made = await gateway.payouts.createAccount({ userId })
  return (await insertPayoutAccount(db, { userId, gateway: gateway.name, accountId: made })).accountId
}

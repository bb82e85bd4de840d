import type { UserId } from '@washline/contract/ids'
import type { PaymentsDeps } from '../deps.ts'
import { payoutAccountOf } from '../queries.ts'
import { insertPayoutAccount } from '../store.ts'

/** The person's payout account at the gateway, created on first use. Runs outside any transaction. */
export async function ensurePayoutAccount(deps: Pick<PaymentsDeps, 'db' | 'gateway'>, userId: UserId): Promise<string> {
  const { db, gateway } = deps
  const existing = await payoutAccountOf(db, gateway.name, userId)
  if (existing) return existing
  const made = await gateway.payouts.createAccount({ userId })
  return (await insertPayoutAccount(db, { userId, gateway: gateway.name, accountId: made })).accountId
}

import type { UserId } from '@washline/contract/ids'
import { recordSecurityEvent } from '../../identity/index.ts'
import type { PaymentsDeps } from '../deps.ts'
import { payoutAccountOf } from '../queries.ts'
import { insertPayoutAccount } from '../store.ts'

/** The person's payout account at the gateway, created on first use, for a page that changes it. Runs outside any transaction. */
export async function ensurePayoutAccount(
  deps: Pick<PaymentsDeps, 'db' | 'clock' | 'log' | 'gateway'>,
  userId: UserId,
): Promise<string> {
  const { db, clock, gateway } = deps
  await db.transaction((tx) =>
    recordSecurityEvent(tx, deps, { userId, kind: 'payout_account_opened', at: clock.now() }),
  )
  const existing = await payoutAccountOf(db, gateway.name, userId)
  if (existing) return existing
  const made = await gateway.payouts.createAccount({ userId })
  return (await insertPayoutAccount(db, { userId, gateway: gateway.name, accountId: made })).accountId
}

import type { UserId } from '@washline/contract/ids'
import { ensurePayoutAccount } from '../../payments/index.ts'
import type { EarningsDeps } from '../deps.ts'

/** The page where the Washer enters the bank account; the payout account is created on first use. */
export async function linkPayoutAccount(
  deps: Pick<EarningsDeps, 'db' | 'clock' | 'log' | 'gateway'> & { publicUrl: string },
  washerId: UserId,
): Promise<{ url: string }> {
  const accountId = await ensurePayoutAccount(deps, washerId)
  return deps.gateway.payouts.accountLink(accountId, {
    returnUrl: `${deps.publicUrl}/earnings`,
    refreshUrl: `${deps.publicUrl}/earnings?account=again`,
  })
}

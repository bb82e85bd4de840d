import { ensurePayoutAccount } from '../../payments/index.ts'
import type { EarningsDeps } from './request-cash-out.ts'

/** The page where the Washer tells where earnings go; the account is made on first use. */
export async function linkPayoutAccount(
  deps: Pick<EarningsDeps, 'db' | 'gateway'> & { publicUrl: string },
  washerId: number,
): Promise<{ url: string }> {
  const accountId = await ensurePayoutAccount(deps, washerId)
  return deps.gateway.payouts.accountLink(accountId, {
    returnUrl: `${deps.publicUrl}/earnings`,
    refreshUrl: `${deps.publicUrl}/earnings?account=again`,
  })
}

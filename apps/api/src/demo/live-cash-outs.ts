import { getEarnings, getPayoutAccount, linkPayoutAccount, requestCashOut } from '@washline/contract/earnings/endpoints'
import { setSandboxBankAccount } from '@washline/contract/payments/endpoints'
import type { DemoClient } from './demo-client.ts'

/** A published test account whose payouts arrive. */
const bankAccount = '000123456789'
/** Nobody asks for less. */
const worthwhileMinor = 5_000

/** Where a Washer is paid out to, unless that is set up. */
export async function openPayoutAccount(washer: DemoClient, password: string): Promise<void> {
  if ((await washer.call(getPayoutAccount)).data.state === 'ready') return
  const proof = { current_password: password }
  await washer.call(linkPayoutAccount, { body: proof })
  await washer.call(setSandboxBankAccount, { body: { account_number: bankAccount, ...proof } })
}

/** Pays out all that is available, where that is worthwhile and nothing is on its way yet. */
export async function cashOutAll(washers: Iterable<DemoClient>): Promise<void> {
  for (const washer of washers) {
    const { balance, cash_out } = (await washer.call(getEarnings)).data
    if (cash_out.running || balance.available_minor < worthwhileMinor) continue
    await washer.call(requestCashOut, { body: {} })
  }
}

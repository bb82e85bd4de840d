import type Stripe from 'stripe'
import type { PayoutGateway } from '../payout-gateway.ts'
import { askStripe } from './ask-stripe.ts'

/** Connected accounts of the people who are paid. */
export function createStripeAccounts(
  stripe: Stripe,
): Pick<PayoutGateway, 'createAccount' | 'accountLink' | 'accountState'> {
  return {
    accountState: async (accountId) => {
      const account = await askStripe(stripe.accounts.retrieve(accountId))
      const methods =
        account.external_accounts?.data.flatMap((bankAccount) => bankAccount.available_payout_methods ?? []) ?? []
      const last4 = account.external_accounts?.data[0]?.last4 ?? null
      return { payoutsEnabled: account.payouts_enabled, instantAvailable: methods.includes('instant'), last4 }
    },
    createAccount: async ({ userId }) => {
      const account = await askStripe(
        stripe.accounts.create(
          {
            controller: {
              fees: { payer: 'application' },
              losses: { payments: 'application' },
              stripe_dashboard: { type: 'express' },
            },
            capabilities: { transfers: { requested: true } },
            // Payouts are requested by the product, not by Stripe's schedule.
            settings: { payouts: { schedule: { interval: 'manual' } } },
            metadata: { user_id: String(userId) },
          },
          { idempotencyKey: `account-${userId}` },
        ),
      )
      return account.id
    },
    accountLink: async (accountId, { returnUrl, refreshUrl }) => {
      const { url } = await askStripe(
        stripe.accountLinks.create({
          account: accountId,
          return_url: returnUrl,
          refresh_url: refreshUrl,
          type: 'account_onboarding',
        }),
      )
      return { url }
    },
  }
}

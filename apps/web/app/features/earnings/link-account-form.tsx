import { linkPayoutAccount } from '@washline/contract/earnings/endpoints'
import { earningsMessages } from '@washline/contract/earnings/messages'
import { ProofForm } from '../../domain/account/proof-form.tsx'
import { callApi } from '../../platform/api/call-api.ts'
import { t } from '../../platform/i18n/i18n.ts'

/** Leads to the page of the payout service, where the bank account is entered. */
export const LinkAccountForm = () => (
  <ProofForm
    submitText={t('Continue')}
    fallback={earningsMessages.accountFailed}
    onProof={async (body) => window.location.assign((await callApi(linkPayoutAccount, { body })).data.url)}
  />
)

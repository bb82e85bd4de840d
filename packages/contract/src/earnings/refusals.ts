import { messages } from '../messages.ts'
import type { RefusalCatalogue } from '../refusal.ts'
import { earningsMessages } from './messages.ts'

export const earningsRefusals = {
  payoutAccountMissing: {
    code: 'payout_account_missing',
    status: 409,
    message: earningsMessages.accountMissing,
    description: 'The Washer has no payout account yet.',
  },
  payoutAccountIncomplete: {
    code: 'payout_account_incomplete',
    status: 409,
    message: earningsMessages.accountIncomplete,
    description: 'The payout service needs more from the Washer before it pays.',
  },
  instantUnavailable: {
    code: 'instant_unavailable',
    status: 409,
    message: earningsMessages.noInstant,
    description: 'The payout account takes no instant payouts.',
  },
  cashOutRunning: {
    code: 'cash_out_running',
    status: 409,
    message: earningsMessages.running,
    description: 'A cash-out of the Washer has not arrived yet.',
  },
  reserveSettled: {
    code: 'reserve_settled',
    status: 409,
    message: messages.conflict,
    description: "The reserve on the Washer's earnings is settled in another way already.",
  },
  payoutServiceUnavailable: {
    code: 'payout_service_unavailable',
    status: 503,
    message: earningsMessages.unavailable,
    description: 'The payout service cannot be reached.',
  },
} as const satisfies RefusalCatalogue

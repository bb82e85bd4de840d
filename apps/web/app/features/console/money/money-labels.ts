import type { ConsoleBalance, ConsolePayout, RevenuePeriod } from '@washline/contract/console/books'
import type { ConsoleAccount, ConsoleAlert, ConsoleTransfer } from '@washline/contract/console/schemas'
import { t } from '../../../platform/i18n/i18n.ts'

/** The label of a transfer's kind; a kind that has none is shown by its name. */
export function transferName(kind: string): string {
  const names: Record<string, string> = {
    card_authorization: t('Authorized on the card'),
    wallet_use: t('Paid from the wallet'),
    wallet_refund: t('Returned to the wallet'),
    order_earning: t('Split between Washer and Washline'),
    cancel_fee: t('Late cancellation fee'),
    cancel_pay: t('Washer paid for a cancelled order'),
    door_fee: t('Door fee charged'),
    door_pay: t('Washer paid at the door'),
    earning_release: t('Earnings became available'),
    deposit: t('Deposit paid'),
    deposit_refund: t('Deposit refunded'),
    top_up: t('Wallet topped up'),
    credit: t('Credit'),
    compensation: t('Compensation'),
    promise_credit: t('Credit for a missed promise'),
    refund: t('Refund'),
    tip: t('Tip'),
    earning_reserve: t('Earnings reserved for a claim'),
    earning_reserve_release: t('Earnings released after claim'),
    earning_deduction: t('Earnings deducted for a claim'),
    earning_return: t('Deduction returned after a claim'),
    earning_to_wallet: t('Earnings moved to the wallet'),
    cash_out: t('Payout requested'),
    cash_out_paid: t('Payout paid'),
    extension: t('Moved by an extension'),
    reversal: t('Reversed'),
  }
  return names[kind] ?? kind
}

export function accountName(account: Pick<ConsoleAccount, 'name'> & Partial<ConsoleAccount>): string {
  const person = account.person?.name
  const names: Record<string, string> = {
    card_clearing: t('Card'),
    revenue: t('Washline revenue'),
    promotions: t('Promotional credit'),
    payout_clearing: t('Payouts in progress'),
    paid_out: t('Paid out'),
    escrow: t('Paid, order still open'),
    wallet: person ? t('{name}’s wallet', { name: person }) : t('Wallet'),
    deposit: person ? t('{name}’s deposit', { name: person }) : t('Deposit'),
    earnings_pending: person ? t('{name}’s pending earnings', { name: person }) : t('Pending earnings'),
    earnings_available: person ? t('{name}’s available earnings', { name: person }) : t('Available earnings'),
    earnings_reserved: person ? t('{name}’s reserved earnings', { name: person }) : t('Reserved earnings'),
  }
  return names[account.name] ?? account.name
}

/** An account of the platform, or what all accounts of a name have together. */
export function balanceName({ owner, name }: Pick<ConsoleBalance, 'owner' | 'name'>): string {
  const sums: Record<string, string> = {
    wallet: t('All wallets'),
    deposit: t('All deposits'),
    earnings_pending: t('All pending earnings'),
    earnings_available: t('All available earnings'),
    earnings_reserved: t('All reserved earnings'),
  }
  return (owner === 'user' ? sums[name] : undefined) ?? accountName({ name })
}

export const payoutState = (state: ConsolePayout['state']): string =>
  ({
    requested: t('Requested'),
    sent: t('Sent to the bank'),
    paid: t('Paid'),
    failed: t('Failed'),
    returned: t('Returned by the bank'),
  })[state]

export const periodName = (period: RevenuePeriod): string =>
  ({ day: t('By day'), week: t('By week'), month: t('By month') })[period]

export const transferState = (state: ConsoleTransfer['state']): string =>
  ({ pending: t('pending'), posted: t('posted'), voided: t('voided'), expired: t('expired') })[state]

export const alertName = (kind: ConsoleAlert['kind']): string =>
  ({
    refunded_outside: t('Refunded at the card vendor'),
    disputed: t('Disputed'),
    authorization_lost: t('Authorization lost'),
    authorized_too_long: t('Authorization expires soon'),
    unsynced_too_long: t('Card vendor not synced'),
    claims_budget_used: t('Budget for instant claims used up'),
    door_fee_declined: t('Door fee declined'),
  })[kind]

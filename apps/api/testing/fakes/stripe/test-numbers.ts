interface Refused {
  readonly code: string
  readonly decline_code?: string
  readonly message: string
}

export interface TestNumber {
  readonly setup: 'ok' | 'authenticate' | Refused
  readonly charge: 'ok' | 'authenticate' | Refused
}

const declined = (reason: string, message = 'Your card was declined.'): Refused => ({
  code: 'card_declined',
  decline_code: reason,
  message,
})
const generic = declined('generic_decline')

/** Stripe's published test cards with a behaviour other than success. */
const numbers: Readonly<Record<string, TestNumber>> = {
  '4000000000000002': { setup: generic, charge: generic },
  '4000000000009995': {
    setup: declined('insufficient_funds', 'Your card has insufficient funds.'),
    charge: declined('insufficient_funds', 'Your card has insufficient funds.'),
  },
  '4000000000000069': {
    setup: { code: 'expired_card', message: 'Your card has expired.' },
    charge: { code: 'expired_card', message: 'Your card has expired.' },
  },
  '4000000000000127': {
    setup: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
    charge: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  },
  '4000000000000341': { setup: 'ok', charge: generic },
  '4000002500003155': { setup: 'authenticate', charge: 'ok' },
  '4000002760003184': { setup: 'authenticate', charge: 'authenticate' },
  '4000003800000446': { setup: 'ok', charge: 'authenticate' },
}

export const testNumber = (number: string): TestNumber => numbers[number] ?? { setup: 'ok', charge: 'ok' }

export const brandOf = (number: string): string => {
  if (number.startsWith('3')) return 'amex'
  return /^(5|2)/.test(number) ? 'mastercard' : 'visa'
}

/** Stripe's published test bank accounts: the failure code of payouts to them. */
const banks: Readonly<Record<string, string>> = {
  '000111111116': 'no_account',
  '000111111113': 'account_closed',
  '000222222227': 'insufficient_funds',
  '000333333335': 'debit_not_authorized',
  '000444444440': 'invalid_currency',
}
export const payoutFailureOf = (bank: string | null): string | null => banks[bank ?? ''] ?? null
export const takesInstant = (bank: string | null): boolean => bank !== null && bank !== '000123456000'

/** The behaviour of an account number, as Stripe publishes it for testing payouts. */
export interface TestBankAccount {
  readonly instantAvailable: boolean
  /** The bank's failure code; null when payouts arrive. */
  readonly payoutFailure: string | null
}

const testBankAccounts: Readonly<Record<string, TestBankAccount>> = {
  '000123456789': { instantAvailable: true, payoutFailure: null },
  '000123456000': { instantAvailable: false, payoutFailure: null },
  '000111111116': { instantAvailable: true, payoutFailure: 'no_account' },
  '000111111113': { instantAvailable: true, payoutFailure: 'account_closed' },
  '000222222227': { instantAvailable: true, payoutFailure: 'insufficient_funds' },
  '000333333335': { instantAvailable: true, payoutFailure: 'debit_not_authorized' },
  '000444444440': { instantAvailable: true, payoutFailure: 'invalid_currency' },
}

export const findTestBankAccount = (number: string): TestBankAccount | undefined => testBankAccounts[number]

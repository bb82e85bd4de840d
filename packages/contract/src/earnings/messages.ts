export const earningsMessages = {
  read: 'Your earnings could not be loaded.',
  accountMissing: 'Please set up your payout account first.',
  accountIncomplete: 'The payout service needs more information before it can pay you.',
  accountFailed: 'The payout account could not be opened. Please try again.',
  running: 'A payout is already on its way. You can request the next one once it has arrived.',
  tooSmall: 'This is less than the minimum payout.',
  tooMuch: 'This is more than you have available.',
  noInstant: 'Instant payouts are not possible to this account.',
  cashOutFailed: 'The payout could not be started. Please try again.',
  unavailable: 'The payout service cannot be reached right now. Please try again in a moment.',
  statement: 'The statement could not be loaded.',
  /** Why a cash-out did not arrive, by the bank's code. */
  failures: {
    account_not_ready: 'The payout account is not ready. Please check your bank details.',
    instant_unavailable: 'Instant payouts are not possible to this account.',
    balance_insufficient: 'Payouts are delayed for everyone right now. Please try again tomorrow.',
    no_account: 'The bank account could not be found. Please check the number.',
    account_closed: 'The bank account is closed. Please use another one.',
    debit_not_authorized: 'The bank does not allow payments to this account.',
    invalid_currency: 'The bank account does not accept this currency.',
  },
  returned: 'The bank has returned the money. Please check your bank details.',
} as const

export const payoutMessages = {
  testAccountOnly: 'This is a test environment: please use a test account number such as 000123456789.',
} as const

const texts: Readonly<Record<string, string>> = {
  account_not_ready: 'The payout account is not ready. Please check your bank details.',
  instant_unavailable: 'An instant cash-out is not possible to this account.',
  balance_insufficient: 'Payouts are delayed for everybody at the moment. Please try again tomorrow.',
  no_account: 'The bank account could not be found. Please check the number.',
  account_closed: 'The bank account is closed. Please give another one.',
  debit_not_authorized: 'The bank does not allow payments to this account.',
  invalid_currency: 'The bank account does not take this currency.',
}

/** Why a cash-out did not arrive, in words for the Washer. */
export const failureText = (code: string): string =>
  texts[code] ?? 'The bank has returned the money. Please check your bank details.'

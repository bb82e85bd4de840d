/** Why a market's profile is refused. */
export const profileMessages = {
  colour: 'A colour is a hash sign and six digits: #2e37d0.',
  contrast: 'These colours have a contrast of {ratio} to 1. Texts need at least 4.5 to 1.',
  name: 'Please leave out <, >, & and quotation marks.',
  currency: 'Please choose a currency of the list.',
  symbol: 'A symbol has up to six characters and no digits.',
  locale: 'A locale is a language and a country, such as en-GB.',
  timeZone: 'A time zone is named by region and city, such as Asia/Tokyo.',
  percent: 'Must be between 1 and 10,000,000 percent.',
  amount: 'This amount is not possible.',
  promise: 'This time is not possible.',
  covers: 'Each cover must be higher than the one before.',
  confirm: 'This changes what people pay, earn or are promised. Please confirm it.',
  currencyInUse:
    'The currency cannot change any more: orders or entries of the ledger are in it. A market in another currency needs a database of its own.',
  logo: 'This logo is not stored here. Please upload it again.',
} as const

export const setupMessages = {
  noPlace: 'No zone is drawn yet, so there is no place for a test order. Draw one first.',
} as const

/** Why a market's profile is refused. */
export const profileMessages = {
  colour: 'A color is a hash sign and six digits: #2e37d0.',
  contrast: 'These colors have a contrast of {ratio} to 1. Text needs at least 4.5 to 1.',
  name: 'Please leave out <, >, & and quotation marks.',
  currency: 'Please choose a currency from the list.',
  symbol: 'A symbol has up to six characters and no digits.',
  locale: 'A locale is a language and a country, such as en-GB.',
  timeZone: 'A time zone is named by region and city, such as Asia/Tokyo.',
  percent: 'Must be between 1 and 10,000,000 percent.',
  amount: 'This amount is not possible.',
  promise: 'This time is not possible.',
  covers: 'Each coverage must be higher than the one before.',
  confirm: 'This changes what people pay, earn or are promised. Please confirm it.',
  currencyInUse:
    'The currency can no longer be changed: there are orders or ledger entries in it. A market in another currency needs its own database.',
  priceList: 'Prices can only be replaced together with the currency.',
  logo: 'This logo is not stored here. Please upload it again.',
} as const

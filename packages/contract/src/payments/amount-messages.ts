export const amountMessages = {
  whole: 'Must be a whole number.',
  twoDecimals: 'Must have at most two decimals.',
  threeDecimals: 'Must have at most three decimals.',
  impossible: 'This amount is not possible.',
} as const

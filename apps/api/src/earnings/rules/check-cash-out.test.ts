import { earningsMessages } from '@washline/contract/earnings/messages'
import { market } from '@washline/contract/market'
import { minor } from '@washline/contract/money'
import { expect, it } from 'vitest'
import { checkCashOut } from './check-cash-out.ts'

const { minimumMinor, instantFeeMinor } = market.cashOut

it.each([
  ['all that is there', 'standard', undefined, 2_850, { ok: true, amountMinor: minor(2_850), feeMinor: minor(0) }],
  ['part of it', 'standard', 1_000, 2_850, { ok: true, amountMinor: minor(1_000), feeMinor: minor(0) }],
  ['the smallest', 'standard', minimumMinor, 2_850, { ok: true, amountMinor: minimumMinor, feeMinor: minor(0) }],
  ['instantly, for a fee', 'instant', 1_000, 2_850, { ok: true, amountMinor: minor(1_000), feeMinor: instantFeeMinor }],
  ['too little', 'standard', minimumMinor - 1, 2_850, { ok: false, text: earningsMessages.tooSmall }],
  ['nothing at all', 'standard', undefined, 0, { ok: false, text: earningsMessages.tooSmall }],
  ['more than there is', 'standard', 2_851, 2_850, { ok: false, text: earningsMessages.tooMuch }],
] as const)('a cash-out of %s', (_, method, askedMinor, availableMinor, expected) => {
  expect(
    checkCashOut({
      method,
      askedMinor: askedMinor === undefined ? undefined : minor(askedMinor),
      availableMinor: minor(availableMinor),
    }),
  ).toMatchObject(expected)
})

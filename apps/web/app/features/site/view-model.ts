import { market, type PriceRules } from '@washline/contract/market'
import { formatShortMinor } from '../../platform/format/money.ts'

const hourMs = 3_600_000

/** The market's numbers, formatted for texts; without fees, those that are built in. */
export const marketValues = ({ fees }: Pick<PriceRules, 'fees'> = market) => ({
  promiseHours: market.promise.durationS / 3_600,
  deposit: formatShortMinor(market.deposit.amountMinor),
  commission: fees.commissionBasisPoints / 100,
  share: 100 - fees.commissionBasisPoints / 100,
  serviceShare: fees.serviceBasisPoints / 100,
  serviceLeast: formatShortMinor(fees.serviceMinimumMinor),
  mediumFee: formatShortMinor(fees.loadMinor.medium),
  heavyFee: formatShortMinor(fees.loadMinor.heavy),
  cancelFee: formatShortMinor(market.fees.lateCancelMinor),
  cancelMinutes: market.fees.lateCancelAfterMs / 60_000,
  lateMinutes: market.pickup.lateAfterMs / 60_000,
  cover: formatShortMinor(market.coverage.includedMinor),
  highValue: formatShortMinor(market.claims.highValueMinor),
  claimHours: market.claims.windowMs / hourMs,
  creditDays: market.claims.creditBusinessDays,
  completeHours: market.orders.autoCompleteMs / hourMs,
  draftHours: market.orders.draftMs / hourMs,
  notifyMinutes: market.dispatch.notifyCustomerAfterMs / 60_000,
  giveUpMinutes: market.dispatch.giveUpAfterMs / 60_000,
  capacity: market.dispatch.capacity,
  unsentDays: market.chat.unsentPhotoMs / (24 * hourMs),
  instantFee: formatShortMinor(market.cashOut.instantFeeMinor),
  chatDays: market.chat.openAfterCompletionMs / (24 * hourMs),
})

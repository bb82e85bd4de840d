import { market, type PriceRules } from '@washline/contract/market'
import type { GarmentId } from '@washline/contract/scanning/catalogue'
import { formatShortMinor } from '../../platform/format/money.ts'
import type { GarmentName } from '../../ui/sprite.ts'

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

interface TriedItem {
  readonly garment: GarmentId
  /** As the scanner names it. */
  readonly name: string
  readonly drawing: GarmentName
  /** Where the scanner found it, as shares of the photo: left, top, width, height. */
  readonly box: readonly [number, number, number, number]
}

/** What the scanner finds on the photo of the landing page. */
export const triedItems: readonly TriedItem[] = [
  { garment: 'tshirt', name: 'Green T-shirt', drawing: 'tshirt', box: [0.039, 0.082, 0.254, 0.346] },
  { garment: 'pants', name: 'Blue pants', drawing: 'trousers', box: [0.416, 0.026, 0.211, 0.437] },
  { garment: 'dress', name: 'Purple dress', drawing: 'dress', box: [0.722, 0.033, 0.221, 0.444] },
  { garment: 'hat', name: 'Black hat', drawing: 'hat', box: [0.156, 0.631, 0.19, 0.196] },
  { garment: 'shoes', name: 'Brown shoes (pair)', drawing: 'shoes', box: [0.645, 0.622, 0.199, 0.265] },
]

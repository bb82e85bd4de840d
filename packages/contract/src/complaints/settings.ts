import { minor } from '../money.ts'

/** Complaints about the quality of a wash: a free second wash, or money where that cannot mend it. */
export const complaintSettings = {
  /** From the delivery; lost and damaged items have the shorter window of claims. */
  windowMs: 14 * 24 * 3_600_000,
  /** A complaint this soon after the delivery may show that the Washer is liable. */
  clearWithinMs: 24 * 3_600_000,
  /** The share of the price of the laundry that is refunded. */
  refundBasisPoints: { cannot_wait: 5_000, no_washer: 10_000, washed_again: 10_000 },
  /** Above this refund an operator decides. */
  instantMaximumMinor: minor(3_000),
  /** The most that a second wash costs the first Washer. */
  liableMaximumMinor: minor(2_000),
  /** More complaints than `maximum` and than one in so many orders: an operator decides. */
  history: { windowMs: 90 * 24 * 3_600_000, maximum: 2, ordersPerComplaint: 3 },
  decisionMs: 48 * 3_600_000,
  appealMs: 7 * 24 * 3_600_000,
  photosMax: 4,
  noteMax: 500,
  /** An uploaded photo that no complaint uses is stored this long: longer than a call is repeated. */
  unsentPhotoMs: 72 * 3_600_000,
} as const

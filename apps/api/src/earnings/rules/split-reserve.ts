import { add, leastOf, type Minor, subtract } from '@washline/contract/money'

/** Splits a reserve: the order's own pending earning first, then available earnings, limited to what there is. */
export function splitReserve(reserve: { askedMinor: Minor; waitingMinor: Minor; availableMinor: Minor }): {
  pendingMinor: Minor
  availableMinor: Minor
} {
  const pendingMinor = leastOf(reserve.askedMinor, reserve.waitingMinor)
  return { pendingMinor, availableMinor: leastOf(subtract(reserve.askedMinor, pendingMinor), reserve.availableMinor) }
}

/** Splits the end of a reserve: what is deducted, from the pending part first, and what each part gets back. */
export function settleReserve(reserve: { pendingMinor: Minor; availableMinor: Minor; deductedMinor: Minor }): {
  deductedMinor: Minor
  backToPendingMinor: Minor
  backToAvailableMinor: Minor
} {
  const deductedMinor = leastOf(reserve.deductedMinor, add(reserve.pendingMinor, reserve.availableMinor))
  const fromPendingMinor = leastOf(deductedMinor, reserve.pendingMinor)
  return {
    deductedMinor,
    backToPendingMinor: subtract(reserve.pendingMinor, fromPendingMinor),
    backToAvailableMinor: subtract(add(reserve.availableMinor, fromPendingMinor), deductedMinor),
  }
}

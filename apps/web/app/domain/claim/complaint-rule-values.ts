import { market } from '@washline/contract/market'
import { formatMinor } from '../../platform/format/money.ts'

/** The numbers of the table that decides complaints, for its texts. */
export const complaintRuleValues = () => {
  const { history, instantMaximumMinor } = market.complaints
  return {
    maximum: history.maximum,
    days: history.windowMs / 86_400_000,
    ordersPerComplaint: history.ordersPerComplaint,
    amount: formatMinor(instantMaximumMinor),
  }
}

import { market } from '@washline/contract/market'
import { formatMinor } from '../../platform/format/money.ts'

const { history, instantMaximumMinor } = market.complaints

/** The numbers of the table that decides complaints, for its texts. */
export const complaintRuleValues = () => ({
  maximum: history.maximum,
  days: history.windowMs / 86_400_000,
  ordersPerComplaint: history.ordersPerComplaint,
  amount: formatMinor(instantMaximumMinor),
})

import { useEarnings } from '../use-earnings.ts'
import { Months } from './months.tsx'
import { PayoutSteps } from './payout-steps.tsx'

/** The other statements, and how an amount in them came about. */
export const StatementBeside = () => (
  <div className="grid gap-10">
    <PayoutSteps />
    <Months months={useEarnings().first?.months ?? []} />
  </div>
)

import { market } from '@washline/contract/market'
import type { ReactNode } from 'react'
import { formatPercent } from '../../../platform/format/format-number.ts'
import { t } from '../../../platform/i18n/i18n.ts'

const { matching, batch, refusals } = market.dispatch

/** How orders are decided together where Washers are short. */
export function Batches({ weights, costs }: { weights: ReactNode; costs: ReactNode }) {
  const { scarceFrom, calmBelow } = matching.scarcity
  return (
    <section className="grid gap-4" aria-labelledby="batches">
      <h2 id="batches" className="section-title">
        {t('When Washers are short')}
      </h2>
      <p className="max-w-[44em]">
        {t(
          'If there are {scarce} or more open orders for each order that nearby Washers could still take, they are not offered one by one. Every {seconds} seconds all these orders are decided together, so that their total is as low as possible. Below {calm}, Washers are asked as described above again.',
          { scarce: formatPercent(scarceFrom), seconds: batch.everyMs / 1_000, calm: formatPercent(calmBelow) },
        )}
      </p>
      <p className="max-w-[44em]">
        {t(
          'Each pair of an order and a Washer is rated in minutes of driving. Favorites and newcomers do not come first: minutes are subtracted for them.',
        )}
      </p>
      {costs}
      <p className="max-w-[44em]">
        {t(
          'Each decision asks one Washer per order, and each Washer for at most one order. An order that has waited counts more.',
        )}
      </p>
      <p className="max-w-[44em]">
        {t(
          'The chance of a skip is 1 / (1 + e^−sum). Each day its weights are learned again from the answers to the offers of the last {days} days. The sum is:',
          { days: refusals.days },
        )}
      </p>
      {weights}
    </section>
  )
}

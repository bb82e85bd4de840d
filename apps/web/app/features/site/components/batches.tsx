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
          'Where open orders come to {scarce} or more of the orders that the Washers around could still take, they are not asked for one by one. Every {seconds} seconds all these orders are decided together, so that their sum is the least. Below {calm}, Washers are asked as above again.',
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
          'Each decision asks one Washer per order, and a Washer for one order at most. An order that waits counts more.',
        )}
      </p>
      <p className="max-w-[44em]">
        {t(
          'The chance of a skip is 1 / (1 + e^−sum). Each day its weights are learned anew from the answers to the offers of the last {days} days. The sum is:',
          { days: refusals.days },
        )}
      </p>
      {weights}
    </section>
  )
}

import { market } from '@washline/contract/market'
import { loadTypes } from '@washline/contract/orders/load-types'
import type { LoadType } from '@washline/contract/orders/schemas'
import { garmentById } from '@washline/contract/scanning/catalogue'
import { useState } from 'react'
import { useMoneyRules } from '../../../domain/market/use-money-rules.ts'
import { formatRange, formatShortMinor } from '../../../platform/format/money.ts'
import { t, tText } from '../../../platform/i18n/i18n.ts'
import { usePrices } from '../../../platform/prices/use-prices.ts'
import { Detail } from '../../../ui/detail.tsx'
import { RangeField } from '../../../ui/range-field.tsx'
import { Ticket } from '../../../ui/ticket.tsx'
import { distanceKm, estimate, type MinorRange, type Range, typicalBags } from '../view-model.ts'

const most = 30

const loadTexts = (): Record<LoadType, string> => ({ light: t('Light'), medium: t('Medium'), heavy: t('Heavy') })

const hoursText = ([least, longest]: Range) =>
  t('{least} to {most} hours', { least: Math.round(least), most: Math.round(longest) })

/** What washing would earn: two inputs, the result, and how it is computed. */
export function EarningsEstimate() {
  const [orders, setOrders] = useState(6)
  const [load, setLoad] = useState<LoadType>('medium')
  const rules = useMoneyRules()
  const { valueMinor, payMinor, weekMinor, perHourMinor, hours } = estimate(load, orders, {
    priceOf: usePrices(),
    rules,
  })
  return (
    <Ticket className="estimate-ticket" label={t('Earnings estimate')}>
      <Ticket.Part className="grid content-start gap-6">
        <RangeField
          label={t('Orders a week')}
          value={orders}
          min={1}
          max={most}
          valueText={String(orders)}
          onChange={setOrders}
        />
        <fieldset>
          <legend className="mb-2 font-semibold">{t('Usual load')}</legend>
          <div className="flex flex-wrap gap-2.5">
            {loadTypes.map((each) => (
              <label key={each} className="pick">
                <input
                  type="radio"
                  className="sr-only"
                  name="load"
                  checked={load === each}
                  onChange={() => setLoad(each)}
                />
                {loadTexts()[each]}
              </label>
            ))}
          </div>
          <p className="mt-3 text-14 text-ink-2">{bagText(load)}</p>
        </fieldset>
      </Ticket.Part>
      <Ticket.Part tone="good" className="grid content-start gap-4">
        <div aria-live="polite">
          <p className="kicker">{t('Estimated per week')}</p>
          <p className="huge num whitespace-normal">{formatRange(weekMinor)}</p>
          <p className="mt-1">{t('for {hours} of work', { hours: hoursText(hours) })}</p>
        </div>
        <div className="grid gap-2">
          <Detail name={t('Per order')}>{formatRange(payMinor)}</Detail>
          <Detail name={t('Per hour')}>{formatRange(perHourMinor)}</Detail>
        </div>
      </Ticket.Part>
      <Computation
        load={load}
        orders={orders}
        valueMinor={valueMinor}
        payMinor={payMinor}
        commission={rules.fees.commissionBasisPoints / 100}
      />
    </Ticket>
  )
}

const bagText = (load: LoadType) =>
  typicalBags[load]
    .map(([piece, fewest, largest]) => {
      const count = fewest === largest ? String(fewest) : t('{least} to {most}', { least: fewest, most: largest })
      return t('{piece}: {count}', { piece: tText(garmentById(piece).name), count })
    })
    .join(' · ')

interface ComputationProps {
  load: LoadType
  orders: number
  valueMinor: MinorRange
  payMinor: MinorRange
  commission: number
}

function Computation({ load, orders, valueMinor, payMinor, commission }: ComputationProps) {
  return (
    <Ticket.Part className="grid gap-2 text-14 text-ink-2">
      <p>
        {t(
          'How we calculate: a bag like this is worth {value} on our price list. After {commission}% commission, you receive {pay}. Times {count, plural, one {# order} other {# orders}} a week.',
          { value: formatRange(valueMinor), commission, pay: formatRange(payMinor), count: orders },
        )}
      </p>
      <p>
        {t(
          'Time: {minutes} minutes of work per order, plus four trips of {near} to {far} km. The wash itself does not count.',
          { minutes: market.dispatch.workMinutes[load], near: distanceKm[0], far: distanceKm[1] },
        )}
      </p>
      <p>
        {t(
          'This is an estimate, not a guarantee: the number of orders depends on your neighborhood. You pay for water, power, detergent, travel and taxes. The {deposit} deposit is not a cost: you get it back.',
          { deposit: formatShortMinor(market.deposit.amountMinor) },
        )}
      </p>
    </Ticket.Part>
  )
}

import { type GarmentId, garmentById } from '@washline/contract/scanning/catalogue'
import { proposalFor } from '@washline/contract/settings/currency-amounts'
import { t, tText } from '../../../../platform/i18n/i18n.ts'
import { Note } from '../../../../ui/note.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { settingLabel } from '../catalogue-labels.ts'
import type { PriceTexts } from './market-edits.ts'

/** Where the amounts in the other fields come from, once another currency is chosen. */
export function CurrencyNote({ currency }: { currency: string }) {
  const proposal = proposalFor(currency)
  return (
    <Note>
      {proposal
        ? t(
            'Fees, deposit, coverage and prices below are proposals for {currency}: 1.00 as built in is {level} here, rounded to what people pay. Check each one before you save. Amounts of zones are converted alike when you save: check them in Zones.',
            { currency: currency.toUpperCase(), level: proposal.level },
          )
        : t(
            'There is no proposal for {currency}. Enter every amount yourself, and the price list after you save. Amounts of zones are converted by the percentage you enter: check them in Zones.',
            { currency: currency.toUpperCase() },
          )}
    </Note>
  )
}

interface ProposedPricesProps {
  prices: PriceTexts
  /** The item whose amounts are not possible. */
  wrong: GarmentId | undefined
  onType: (prices: PriceTexts) => void
}

/** The price list in another currency. It is saved together with the currency. */
export function ProposedPrices({ prices, wrong, onType }: ProposedPricesProps) {
  const rows = Object.entries(prices) as [GarmentId, NonNullable<PriceTexts[GarmentId]>][]
  return (
    <section className="console-box gap-4" aria-labelledby="proposed-prices">
      <h3 id="proposed-prices">{t('Price list')}</h3>
      <p className="text-ink-2">{t('These prices replace the price list when you save.')}</p>
      <ul className="grid gap-4">
        {rows.map(([garment, row]) => {
          const name = tText(garmentById(garment).name)
          const type = (change: Partial<typeof row>) => onType({ ...prices, [garment]: { ...row, ...change } })
          const error = wrong === garment ? t('These amounts are not possible.') : undefined
          return (
            <li key={garment} className="grid min-w-0 grid-cols-2 items-end gap-2">
              <b className="col-span-2 wrap-anywhere">{name}</b>
              <AmountField
                of={name}
                amount="price_minor"
                value={row.price}
                onType={(price) => type({ price })}
                error={error}
              />
              <AmountField
                of={name}
                amount="replacement_value_minor"
                value={row.replacement}
                onType={(replacement) => type({ replacement })}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface AmountFieldProps {
  of: string
  amount: 'price_minor' | 'replacement_value_minor'
  value: string
  onType: (value: string) => void
  error?: string | undefined
}

const AmountField = ({ of, amount, value, onType, error }: AmountFieldProps) => (
  <TextField
    label={settingLabel(amount)}
    aria-label={`${of}: ${settingLabel(amount)}`}
    inputMode="decimal"
    autoComplete="off"
    maxLength={20}
    error={error}
    value={value}
    onChange={({ target }) => onType(target.value)}
  />
)

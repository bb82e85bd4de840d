import { fairClaimsYears } from '@washline/contract/claims/fair-claims'
import { market } from '@washline/contract/market'
import { type GarmentId, garmentById } from '@washline/contract/scanning/catalogue'
import { formatPercent } from '../../../platform/format/format-number.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { itemLabel } from '../../../platform/i18n/item-label.ts'

const rows = Object.entries(fairClaimsYears).map(([id, years]) => ({ ...garmentById(id as GarmentId), years }))
const inYears = (years: number) => t('{years, plural, one {# year} other {# years}}', { years })

/** How the values and ages compare with the textile trade's own guide: which rows differ, and why. */
export function FairClaims() {
  return (
    <section className="grid gap-6" aria-labelledby="fair-claims">
      <h2 id="fair-claims" className="section-title">
        {t('Compared with the Fair Claims Guide')}
      </h2>
      <p className="max-w-[44em]">
        {t(
          'The International Fair Claims Guide for Consumer Textile Products looks at the price to replace an item, its age against its expected life, and its condition in three steps. Our table uses the same three.',
        )}
      </p>
      <table className="w-full max-w-[44em] text-left [&_:is(td,th)+:is(td,th)]:pl-3">
        <thead>
          <tr>
            <th scope="col">{t('Item')}</th>
            <th scope="col">{t('The Guide')}</th>
            <th scope="col">{t('Washline')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, years, expectedLifeYears }) => (
            <tr key={id}>
              <th scope="row" className="font-normal">
                {itemLabel(name)}
              </th>
              <td className="num">{inYears(years)}</td>
              <td className="num">{inYears(expectedLifeYears)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="plain-points">
        <li>
          {t(
            'The table shows the rows of the Guide’s household table that our list also has. For clothes we only know the Guide’s range, not each row.',
          )}
        </li>
        <li>
          {t(
            'Home textiles differ: we give them a longer life, so you get more. They count as one group with one expected life.',
          )}
        </li>
        <li>
          {t(
            'For most clothes the Guide says two to three years. We say three or five; five for items that are washed less often.',
          )}
        </li>
        <li>
          {t(
            'In the Guide, an item older than its expected life has only a small value. Here it keeps {share}, so no one has to argue about the last year.',
            {
              share: formatPercent(market.claims.leastValueBasisPoints / 10_000),
            },
          )}
        </li>
      </ul>
    </section>
  )
}

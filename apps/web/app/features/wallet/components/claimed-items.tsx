import { problemTexts } from '@washline/contract/claims/problems'
import { claimNumber, type OrderId } from '@washline/contract/ids'
import { useClaims } from '../../../domain/claim/use-claims.ts'
import { formatMinor } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { itemLabel } from '../../../platform/i18n/item-label.ts'
import { Link } from '../../../router/index.ts'
import { Unbroken } from '../../../ui/unbroken.tsx'

/** The items of an order that were compensated, by claim, with what was paid for them. */
export function ClaimedItems({ orderId }: { orderId: OrderId }) {
  const { claims } = useClaims({ role: 'customer', orderId })
  const paid = claims?.filter(({ paid_minor }) => paid_minor > 0) ?? []
  return paid.map(({ id, items, paid_minor }) => (
    <div key={id} className="text-14">
      <ul>
        {items.map(({ name, problem, quantity }) => (
          <li key={`${name} ${problem}`} className="wrap-anywhere">
            {t('{quantity} × {name} · {problem}', {
              quantity,
              name: itemLabel(name),
              problem: t(problemTexts[problem]),
            })}
          </li>
        ))}
      </ul>
      <Link to={`/claims/${id}`} className="inline-block py-1">
        <Unbroken>
          {t('Claim {number}: {amount} paid', { number: claimNumber(id), amount: formatMinor(paid_minor) })}
        </Unbroken>
      </Link>
    </div>
  ))
}

import { claimStateTexts } from '@washline/contract/claims/process'
import type { TimelineClaim } from '@washline/contract/console/timelines'
import { claimNumber, orderNumber } from '@washline/contract/ids'
import { formatDate } from '../../../../platform/format/date.ts'
import { t } from '../../../../platform/i18n/i18n.ts'
import { Link } from '../../../../router/index.ts'
import { consolePath } from '../../view-model.ts'

export function ClaimRows({ claims }: { claims: readonly TimelineClaim[] }) {
  if (claims.length === 0) return <p className="text-ink-2">{t('No claims.')}</p>
  return (
    <ol className="console-entries">
      {claims.map(({ id, order_id, state, at }) => (
        <li key={id}>
          <p className="console-entry-head">
            <Link to={consolePath('claims', id)}>{claimNumber(id)}</Link>
            <b>{t(claimStateTexts[state])}</b>
            <Link to={consolePath('orders', order_id)}>{orderNumber(order_id)}</Link>
            <time className="num text-ink-2" dateTime={at}>
              {formatDate(at)}
            </time>
          </p>
        </li>
      ))}
    </ol>
  )
}

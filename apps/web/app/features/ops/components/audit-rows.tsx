import { orderNumber } from '@washline/contract/ids'
import type { OpsAuditRow } from '@washline/contract/ops/schemas'
import { Link } from 'react-router'
import { formatDateTime } from '../../../platform/format/date.ts'
import { formatMoney } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { actName, consolePath } from '../view-model.ts'

/** Looks and acts, newest first. */
export function AuditRows({ rows }: { rows: readonly OpsAuditRow[] }) {
  return (
    <ol className="ops-story" aria-label={t('Audit')}>
      {rows.map(({ id, act, operator, order_id, person, amount, reason, route, at }) => (
        <li key={id}>
          <p className="ops-story-head">
            <b>{actName(act)}</b>
            {order_id !== null && <Link to={consolePath('orders', order_id)}>{orderNumber(order_id)}</Link>}
            {person && <Link to={consolePath('people', person.id)}>{person.name}</Link>}
            {amount !== null && <b className="num">{formatMoney(amount)}</b>}
            <span className="text-ink-2">{operator.name}</span>
            <time className="num text-ink-2" dateTime={at}>
              {formatDateTime(at)}
            </time>
          </p>
          {reason && <p className="wrap-anywhere">{reason}</p>}
          {route && <p className="text-ink-2 wrap-anywhere">{route}</p>}
        </li>
      ))}
    </ol>
  )
}

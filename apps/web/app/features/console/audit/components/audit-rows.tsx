import type { ConsoleAuditRow } from '@washline/contract/console/schemas'
import { orderNumber } from '@washline/contract/ids'
import { formatDateTime } from '../../../../platform/format/date.ts'
import { formatMinor } from '../../../../platform/format/money.ts'
import { Link } from '../../../../router/index.ts'
import { consolePath } from '../../view-model.ts'
import { kindName } from '../audit-labels.ts'

export function AuditRows({ label, rows }: { label: string; rows: readonly ConsoleAuditRow[] }) {
  return (
    <ol className="console-entries" aria-label={label}>
      {rows.map(({ id, action, operator, order_id, person, amount_minor, reason, route, at }) => (
        <li key={id}>
          <p className="console-entry-head">
            <b>{kindName(action)}</b>
            {order_id !== null && <Link to={consolePath('orders', order_id)}>{orderNumber(order_id)}</Link>}
            {person && <Link to={consolePath('people', person.id)}>{person.name}</Link>}
            {amount_minor !== null && <b className="num">{formatMinor(amount_minor)}</b>}
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

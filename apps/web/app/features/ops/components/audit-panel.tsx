import { orderNumber } from '@washline/contract/ids'
import { Link } from 'react-router'
import { formatDateTime } from '../../../platform/format/date.ts'
import { formatMoney } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { useOpsAudit } from '../use-ops-audit.ts'
import { actName, consolePath } from '../view-model.ts'
import { QueryGate } from './query-gate.tsx'
import { ShowMore } from './show-more.tsx'

/** Every look and every act of every operator. */
export function AuditPanel() {
  const audit = useOpsAudit()
  return (
    <>
      <header className="ops-case-head">
        <h2>{t('Audit')}</h2>
      </header>
      <QueryGate query={audit}>
        {({ pages }) => (
          <>
            {pages[0]?.rows.length === 0 && (
              <p className="text-ink-2">{t('No operator has looked at anything yet.')}</p>
            )}
            <ol className="ops-story" aria-label={t('Audit')}>
              {pages
                .flatMap((page) => page.rows)
                .map(({ id, act, operator, order_id, person, amount, reason, at }) => (
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
                  </li>
                ))}
            </ol>
            <ShowMore pages={audit} />
          </>
        )}
      </QueryGate>
    </>
  )
}

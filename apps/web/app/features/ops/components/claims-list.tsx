import { orderNumber } from '@washline/contract/ids'
import { Link } from 'react-router'
import { useNow } from '../../../platform/clock/use-now.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { useOpsClaims } from '../use-ops-claims.ts'
import { consolePath, dueText } from '../view-model.ts'
import { needName } from './claim-words.ts'
import { QueryGate } from './query-gate.tsx'
import { ShowMore } from './show-more.tsx'

/** Claims that wait for a decision, the soonest due first. */
export function ClaimsList({ openId }: { openId: number | undefined }) {
  const claims = useOpsClaims('waiting')
  const nowMs = useNow(30_000)
  return (
    <QueryGate query={claims}>
      {({ pages }) => {
        const rows = pages.flatMap((page) => page.rows)
        if (rows.length === 0) return <p className="p-4 text-ink-2">{t('No claim waits for you.')}</p>
        return (
          <>
            <ul className="ops-rows" aria-label={t('Claims')}>
              {rows.map(({ id, order_id, needs, customer, washer, decision_due_at }) => (
                <li key={id}>
                  <Link to={consolePath('claims', id)} aria-current={id === openId ? 'true' : undefined}>
                    <b className="num">{orderNumber(order_id)}</b>
                    <span className="ops-row-end num">{dueText(decision_due_at, nowMs)}</span>
                    <span className="truncate text-ink-2">
                      {t('{customer} about {washer}', { customer: customer.name, washer: washer.name })}
                    </span>
                    <span className="ops-row-end">{needName(needs)}</span>
                  </Link>
                </li>
              ))}
            </ul>
            <ShowMore pages={claims} />
          </>
        )
      }}
    </QueryGate>
  )
}

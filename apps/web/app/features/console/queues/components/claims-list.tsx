import { orderNumber } from '@washline/contract/ids'
import { useNow } from '../../../../platform/clock/use-now.ts'
import { formatRelative } from '../../../../platform/format/date.ts'
import { formatMinor } from '../../../../platform/format/money.ts'
import { t } from '../../../../platform/i18n/i18n.ts'
import { Link } from '../../../../router/index.ts'
import { NothingHere } from '../../components/nothing-here.tsx'
import { QueryGate } from '../../components/query-gate.tsx'
import { ShowMore } from '../../components/show-more.tsx'
import { consolePath } from '../../view-model.ts'
import { queueLabel } from '../claim-labels.ts'
import { dueText } from '../live-labels.ts'
import { useConsoleClaims } from '../use-console-claims.ts'
import { FirstRow } from './first-row.tsx'

/** Claims to decide, the earliest deadline first. */
export function ClaimsList({ openId }: { openId: number | undefined }) {
  const claims = useConsoleClaims('waiting')
  const nowMs = useNow(30_000)
  return (
    <QueryGate query={claims}>
      {({ pages }) => {
        const rows = pages.flatMap((page) => page.rows)
        if (rows.length === 0) return <NothingHere className="p-4" text={t('There are no open claims.')} next="live" />
        return (
          <>
            <ul className="console-rows" aria-label={t('Claims')}>
              {rows.map(
                ({
                  id,
                  order_id,
                  queue_reason,
                  customer,
                  washer,
                  asked_minor,
                  submitted_at,
                  decision_due_at,
                  overdue_at,
                }) => (
                  <li key={id}>
                    <Link to={consolePath('claims', id)} aria-current={id === openId ? 'true' : undefined}>
                      <b className="num">{orderNumber(order_id)}</b>
                      <span className="text-ink-2 wrap-anywhere">
                        {t('{customer} about {washer}', { customer: customer.name, washer: washer.name })}
                      </span>
                      <span className="console-row-end num">{dueText(decision_due_at, nowMs)}</span>
                      <b className="console-row-end num">{formatMinor(asked_minor)}</b>
                      <span className="console-row-more console-row-end text-ink-2">
                        {queueLabel(queue_reason, overdue_at)}, {formatRelative(submitted_at, nowMs)}
                      </span>
                      {washer.person && (
                        <span className="console-row-more truncate text-14 text-ink-2">{washer.person}</span>
                      )}
                    </Link>
                  </li>
                ),
              )}
            </ul>
            <FirstRow tab="claims" id={rows[0]?.id} openId={openId} />
            <ShowMore pages={claims} />
          </>
        )
      }}
    </QueryGate>
  )
}

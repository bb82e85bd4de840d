import { orderNumber } from '@washline/contract/ids'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatDateTime } from '../../../platform/format/date.ts'
import { formatMoney } from '../../../platform/format/money.ts'
import { t, tSaid } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { ReasonForm } from '../reason-form.tsx'
import { useCloseAlert } from '../use-close-alert.ts'
import { useOpsAlerts } from '../use-ops-alerts.ts'
import { alertName, consolePath } from '../view-model.ts'
import { QueryGate } from './query-gate.tsx'
import { ShowMore } from './show-more.tsx'

/** What somebody has to look at about payments; an open one is closed with a note. */
export function AlertsPanel() {
  const alerts = useOpsAlerts()
  const closeAlert = useCloseAlert()
  const [closing, setClosing] = useState<number>()
  return (
    <>
      <header className="ops-case-head">
        <h2>{t('Alerts')}</h2>
      </header>
      <QueryGate query={alerts}>
        {({ pages }) => (
          <>
            {pages[0]?.rows.length === 0 && <p className="text-ink-2">{t('Nothing has to be looked at.')}</p>}
            <ol className="ops-story" aria-label={t('Alerts')}>
              {pages
                .flatMap((page) => page.rows)
                .map(({ id, kind, message, order_id, amount, raised_at, closed_at, closed_by }) => (
                  <li key={id}>
                    <p className="ops-story-head">
                      <b>{alertName(kind)}</b>
                      {order_id !== null && <Link to={consolePath('orders', order_id)}>{orderNumber(order_id)}</Link>}
                      <b className="num">{formatMoney(amount)}</b>
                      <time className="num text-ink-2" dateTime={raised_at}>
                        {formatDateTime(raised_at)}
                      </time>
                    </p>
                    <p>{tSaid(message)}</p>
                    {closed_at ? (
                      <p className="text-ink-2">
                        {t('Closed by {name}, {date}', {
                          name: closed_by?.name ?? '',
                          date: formatDateTime(closed_at),
                        })}
                      </p>
                    ) : (
                      <Button size="compact" flat className="justify-self-start" onClick={() => setClosing(id)}>
                        {t('Close with a note')}
                      </Button>
                    )}
                  </li>
                ))}
            </ol>
            <ShowMore pages={alerts} />
          </>
        )}
      </QueryGate>
      {closing !== undefined && (
        <ReasonForm
          open
          onClose={() => setClosing(undefined)}
          title={t('Close this alert')}
          label={t('What was done')}
          action={t('Close alert')}
          onAct={async (note) => {
            await closeAlert.mutateAsync({ id: closing, note })
            toast.success(t('Closed.'))
          }}
        />
      )}
    </>
  )
}

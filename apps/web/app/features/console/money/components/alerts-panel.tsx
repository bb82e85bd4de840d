import type { ConsoleAlert } from '@washline/contract/console/schemas'
import { type AlertId, orderNumber } from '@washline/contract/ids'
import { useState } from 'react'
import { useNow } from '../../../../platform/clock/use-now.ts'
import { formatDateTime, formatRelative } from '../../../../platform/format/date.ts'
import { formatMinor } from '../../../../platform/format/money.ts'
import { t, tText } from '../../../../platform/i18n/i18n.ts'
import { Link } from '../../../../router/index.ts'
import { Button } from '../../../../ui/button.tsx'
import { toast } from '../../../../ui/toast.ts'
import { NothingHere } from '../../components/nothing-here.tsx'
import { QueryGate } from '../../components/query-gate.tsx'
import { ShowMore } from '../../components/show-more.tsx'
import { ReasonForm } from '../../reason-form.tsx'
import { consolePath } from '../../view-model.ts'
import { alertName } from '../money-labels.ts'
import { useCloseAlert } from '../use-close-alert.ts'
import { useConsoleAlerts } from '../use-console-alerts.ts'

/** Alerts about payments; an open one is closed with a note. */
export function AlertsPanel() {
  const alerts = useConsoleAlerts()
  const closeAlert = useCloseAlert()
  const [closing, setClosing] = useState<AlertId>()
  return (
    <>
      <header className="console-case-head">
        <h2>{t('Alerts')}</h2>
      </header>
      <QueryGate query={alerts}>
        {({ pages }) => (
          <>
            {pages[0]?.rows.length === 0 && <NothingHere text={t('There are no open alerts.')} next="books" />}
            <ol className="console-entries" aria-label={t('Alerts')}>
              {pages
                .flatMap((page) => page.rows)
                .map((alert) => (
                  <li key={alert.id}>
                    <Alert alert={alert} onClose={() => setClosing(alert.id)} />
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
          onAction={async (note) => {
            await closeAlert.mutateAsync({ id: closing, note })
            toast.success(t('Closed.'))
          }}
        />
      )}
    </>
  )
}

function Alert({ alert, onClose }: { alert: ConsoleAlert; onClose: () => void }) {
  const { kind, message, order_id, amount_minor, raised_at, closed_at, closed_by } = alert
  const nowMs = useNow(30_000)
  return (
    <>
      <p className="console-entry-head">
        <b>{alertName(kind)}</b>
        {order_id !== null && <Link to={consolePath('orders', order_id)}>{orderNumber(order_id)}</Link>}
        <b className="num">{formatMinor(amount_minor)}</b>
        <time className="num text-ink-2" dateTime={raised_at}>
          {closed_at ? formatDateTime(raised_at) : formatRelative(raised_at, nowMs)}
        </time>
      </p>
      <p>{tText(message)}</p>
      {closed_at ? (
        <p className="text-ink-2">
          {t('Closed by {name}, {date}', {
            name: closed_by?.name ?? '',
            date: formatDateTime(closed_at),
          })}
        </p>
      ) : (
        <Button size="compact" flat className="justify-self-start" onClick={onClose}>
          {t('Close with a note')}
        </Button>
      )}
    </>
  )
}

import { messages } from '@washline/contract/messages'
import { errorText } from '../../../../platform/api/error-text.ts'
import { formatDateTime } from '../../../../platform/format/date.ts'
import { t } from '../../../../platform/i18n/i18n.ts'
import { Button } from '../../../../ui/button.tsx'
import { ErrorText } from '../../../../ui/error-text.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { QueryGate } from '../../components/query-gate.tsx'
import { ShowMore } from '../../components/show-more.tsx'
import { useProofs } from '../use-proofs.ts'
import { useProveBooks } from '../use-prove-books.ts'

/** The proofs of the ledger with their findings, and a button that runs one. */
export function BookChecks() {
  const proofs = useProofs()
  const prove = useProveBooks()
  const causes = { schedule: t('every hour'), command: t('by command'), operator: t('by an operator') }
  return (
    <>
      <Button
        variant="primary"
        size="compact"
        className="mb-3"
        busy={prove.isPending}
        busyText={t('Checking...')}
        onClick={() => prove.mutate()}
      >
        {t('Run check')}
      </Button>
      {prove.error && <ErrorText>{errorText(prove.error, t(messages.unexpected))}</ErrorText>}
      <QueryGate query={proofs}>
        {({ pages }) => (
          <>
            {pages[0]?.rows.length === 0 && <p className="text-ink-2">{t('The ledger has not been checked yet.')}</p>}
            <ol className="console-entries" aria-label={t('Consistency checks')}>
              {pages
                .flatMap((page) => page.rows)
                .map(({ id, ok, triggered_by, ended_at, transfers, entries, payments, findings }) => (
                  <li key={id}>
                    <p className="console-entry-head">
                      <Icon name={ok ? 'check' : 'alert'} className={ok ? 'size-5' : 'size-5 text-coral'} />
                      <b>{ok ? t('Balanced') : t('Not balanced')}</b>
                      <span className="text-ink-2">{causes[triggered_by]}</span>
                      <time className="num text-ink-2" dateTime={ended_at}>
                        {formatDateTime(ended_at)}
                      </time>
                    </p>
                    <p className="text-ink-2">
                      {t('{transfers} transfers, {entries} entries, {payments} payments', {
                        transfers,
                        entries,
                        payments,
                      })}
                    </p>
                    {findings.map((finding) => (
                      <p key={finding} className="wrap-anywhere">
                        {finding}
                      </p>
                    ))}
                  </li>
                ))}
            </ol>
            <ShowMore pages={proofs} />
          </>
        )}
      </QueryGate>
    </>
  )
}

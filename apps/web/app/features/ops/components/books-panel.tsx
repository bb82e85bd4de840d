import { messages } from '@washline/contract/messages'
import { errorText } from '../../../platform/api/error-text.ts'
import { formatDateTime } from '../../../platform/format/date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useProofs } from '../use-proofs.ts'
import { useProveBooks } from '../use-prove-books.ts'
import { QueryGate } from './query-gate.tsx'
import { ShowMore } from './show-more.tsx'

/** The proofs of the books, what they found, and another one now. */
export function BooksPanel() {
  const proofs = useProofs()
  const prove = useProveBooks()
  const causes = { clock: t('every hour'), command: t('by command'), operator: t('by an operator') }
  return (
    <>
      <header className="ops-case-head">
        <h2>{t('Books')}</h2>
        <Button
          look="primary"
          size="compact"
          busy={prove.isPending}
          busyText={t('Proving...')}
          onClick={() => prove.mutate()}
        >
          {t('Run now')}
        </Button>
      </header>
      {prove.error && <ErrorText>{errorText(prove.error, t(messages.unexpected))}</ErrorText>}
      <QueryGate query={proofs}>
        {({ pages }) => (
          <>
            {pages[0]?.rows.length === 0 && <p className="text-ink-2">{t('The books were not proven yet.')}</p>}
            <ol className="ops-story" aria-label={t('Proofs')}>
              {pages
                .flatMap((page) => page.rows)
                .map(({ id, ok, cause, ended_at, transfers, entries, payments, findings }) => (
                  <li key={id}>
                    <p className="ops-story-head">
                      <Icon name={ok ? 'check' : 'alert'} className={ok ? 'size-5' : 'size-5 text-coral'} />
                      <b>{ok ? t('Proven') : t('Contradiction')}</b>
                      <span className="text-ink-2">{causes[cause]}</span>
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

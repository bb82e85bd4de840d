import type { ConsoleVerification } from '@washline/contract/verification/console-endpoints'
import { formatDate, formatDateTime } from '../../../../platform/format/date.ts'
import { t } from '../../../../platform/i18n/i18n.ts'
import { Link } from '../../../../router/index.ts'
import { type Detail, DetailList } from '../../components/detail-list.tsx'
import { consolePath } from '../../view-model.ts'
import { byWhom, stepEventName, stepName, stepStateName } from '../verification-labels.ts'

/** The history of the step, the Washer, and their other steps. */
export function VerificationDetails({
  found: { case: step, washer, others, history },
}: {
  found: ConsoleVerification
}) {
  const details: Detail[] = [
    [t('Address'), washer.address],
    [t('Phone'), washer.phone_number ?? '–'],
    [t('Joined'), formatDate(washer.registered_at)],
    [t('Gets requests'), washer.verified ? t('Yes') : t('No')],
    ...(step.score
      ? [[t('Score'), t('{right} of {of}', { right: step.score.right, of: step.score.of })] as const]
      : []),
  ]
  return (
    <div className="console-two">
      <section className="grid content-start gap-3" aria-label={t('History')}>
        {step.note && (
          <blockquote className="console-quote">
            <p className="wrap-anywhere">{step.note}</p>
            <footer>{washer.name}</footer>
          </blockquote>
        )}
        <h3>{t('History')}</h3>
        <ol className="console-entries">
          {history.map((event) => (
            <li key={`${event.event} ${event.at}`}>
              <p className="console-entry-head">
                <b>{stepEventName(event.event)}</b>
                <span>{byWhom(event)}</span>
                <time className="num text-ink-2" dateTime={event.at}>
                  {formatDateTime(event.at)}
                </time>
              </p>
              {event.reason && <p className="wrap-anywhere">{event.reason}</p>}
            </li>
          ))}
        </ol>
      </section>
      <section className="grid content-start gap-3" aria-label={t('Washer')}>
        <h3>{t('Washer')}</h3>
        <DetailList details={details} />
        <h3>{t('Other steps')}</h3>
        <ul className="console-entries">
          {others.map((other) => (
            <li key={other.id} className="console-posting">
              <Link to={consolePath('verification', other.id)}>{stepName(other.step)}</Link>
              <span>{stepStateName(other.state)}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

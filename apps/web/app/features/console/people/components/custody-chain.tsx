import type { OrderTimeline } from '@washline/contract/console/timelines'
import type { CustodyStep } from '@washline/contract/custody/schemas'
import { formatDateTime } from '../../../../platform/format/date.ts'
import { t } from '../../../../platform/i18n/i18n.ts'
import { Note } from '../../../../ui/note.tsx'
import { EvidencePhotos } from '../../components/evidence-photos.tsx'
import { custodyStepName } from '../timeline-labels.ts'

/** The steps of the chain of custody, and whether its hashes are valid. */
export function CustodyChain({ custody: { steps, proof } }: Pick<OrderTimeline, 'custody'>) {
  if (steps.length === 0) return <p className="text-ink-2">{t('No step was recorded.')}</p>
  return (
    <>
      {proof.ok ? (
        <Note tone="good">
          {t('{count, plural, one {# step} other {# steps}}, unchanged.', { count: proof.steps })}
        </Note>
      ) : (
        <Note tone="bad">{t('Step {number} was changed.', { number: proof.broken?.number ?? 0 })}</Note>
      )}
      <ol className="console-entries" aria-label={t('Handover record')}>
        {steps.map((step) => (
          <li key={step.number}>
            <p className="console-entry-head">
              <b>{custodyStepName(step.step)}</b>
              <span>{step.by.name}</span>
              <time className="num text-ink-2" dateTime={step.at}>
                {formatDateTime(step.at)}
              </time>
            </p>
            <p className="text-ink-2">{detailRowsOf(step).join(' · ')}</p>
            {step.note && <p className="wrap-anywhere">{step.note}</p>}
            {step.photo_url && (
              <EvidencePhotos photos={[{ url: step.photo_url, caption: custodyStepName(step.step) }]} />
            )}
          </li>
        ))}
      </ol>
    </>
  )
}

/** The count of pieces, the confirmation of the other side, and the start of the step's hash. */
function detailRowsOf({ counts, differences, pin_confirmed, tags, synced_late, hash }: CustodyStep): string[] {
  const isCounted = counts.some(({ quantity }) => quantity !== null)
  const pieces = counts.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0)
  return [
    isCounted ? t('{count, plural, one {# item} other {# items}} counted', { count: pieces }) : t('Not counted'),
    ...differences.map(({ name, expected, quantity }) =>
      t('{name}: {quantity} of {expected}', { name, quantity: quantity ?? 0, expected }),
    ),
    ...(pin_confirmed ? [t('With PIN')] : []),
    ...(tags ? [t('{seen} of {expected} tags scanned.', tags)] : []),
    ...(synced_late ? [t('Synced late')] : []),
    `${hash.slice(0, 8)}…`,
  ]
}

import type { CustodyStep } from '@washline/contract/custody/schemas'
import type { OrderStory } from '@washline/contract/ops/stories'
import { formatDateTime } from '../../../platform/format/date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Note } from '../../../ui/note.tsx'
import { custodyStepName } from '../view-model.ts'
import { EvidencePhotos } from './evidence-photos.tsx'

/** Whose hands the laundry went through, and whether the chain is as it was written. */
export function CustodyChain({ custody: { steps, proof } }: Pick<OrderStory, 'custody'>) {
  if (steps.length === 0) return <p className="text-ink-2">{t('No step was recorded.')}</p>
  return (
    <>
      {proof.ok ? (
        <Note tone="good">
          {t('All {count, plural, one {# step is} other {# steps are}} as written.', { count: proof.steps })}
        </Note>
      ) : (
        <Note tone="bad">{t('Step {number} is not as it was written.', { number: proof.broken?.number ?? 0 })}</Note>
      )}
      <ol className="ops-story" aria-label={t('Custody')}>
        {steps.map((step) => (
          <li key={step.number}>
            <p className="ops-story-head">
              <b>{custodyStepName(step.step)}</b>
              <span>{step.by.name}</span>
              <time className="num text-ink-2" dateTime={step.at}>
                {formatDateTime(step.at)}
              </time>
            </p>
            <p className="text-ink-2">{factsOf(step).join(' · ')}</p>
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

/** How many pieces, what stood for the other side, and the beginning of the step's hash. */
function factsOf({ counts, differences, pin_confirmed, synced_late, hash }: CustodyStep): string[] {
  const isCounted = counts.some(({ quantity }) => quantity !== null)
  const pieces = counts.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0)
  return [
    isCounted ? t('{count, plural, one {# piece} other {# pieces}} counted', { count: pieces }) : t('Not counted'),
    ...differences.map(({ name, expected, quantity }) =>
      t('{name}: {quantity} of {expected}', { name, quantity: quantity ?? 0, expected }),
    ),
    ...(pin_confirmed ? [t('With PIN')] : []),
    ...(synced_late ? [t('Told late')] : []),
    `${hash.slice(0, 8)}…`,
  ]
}

import type { CustodyStep, CustodyStepName } from '@washline/contract/custody/schemas'
import { stepTitle } from '../../../domain/custody/step-labels.ts'
import { formatDateTime } from '../../../platform/format/date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { IconName } from '../../../ui/sprite.ts'
import { evidenceOf, isCounted, isWithdrawal, type StepEvidence, stepDifferences, sumOf } from '../view-model.ts'
import { DifferenceList } from './difference-list.tsx'

const signs: Record<CustodyStepName, IconName> = {
  scan: 'camera',
  pickup: 'orders',
  handover: 'repeat',
  return: 'home',
  received: 'check',
}

/** One step: what, when, by whom, the count and its evidence. */
export function TimelineStep({ step }: { step: CustodyStep }) {
  const evidence = evidenceOf(step)
  return (
    <li className="custody-step">
      <span className="custody-sign">
        <Icon name={signs[step.step]} />
      </span>
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-semibold">
            {isWithdrawal(step) ? t('Count withdrawn by the customer') : stepTitle(step.step)}
          </span>
          <span className="num text-14 text-ink-2">{formatDateTime(step.at)}</span>
        </p>
        <p className="wrap-anywhere text-14 text-ink-2">
          {isCounted(step)
            ? t('{count, plural, one {# item} other {# items}}, counted by {name}', {
                count: sumOf(step.counts),
                name: step.by.name,
              })
            : t('{name}, not counted', { name: step.by.name })}
        </p>
        {step.step !== 'scan' && step.step !== 'received' && (
          <p className="flex items-center gap-1 text-14">
            <Icon name={evidence === 'none' ? 'alert' : 'check'} className="size-4 shrink-0" />
            {evidenceText(evidence)}
          </p>
        )}
        {step.tags && (
          <p className="flex items-center gap-1 text-14">
            <Icon name={step.tags.seen < step.tags.expected ? 'alert' : 'check'} className="size-4 shrink-0" />
            {t('{seen} of {expected} tags scanned.', step.tags)}
          </p>
        )}
        {step.synced_late && (
          <p className="flex items-center gap-1 text-14 text-ink-2">
            <Icon name="offline" className="size-4 shrink-0" />
            {t('Recorded offline, synced {time}', { time: formatDateTime(step.recorded_at) })}
          </p>
        )}
        {step.note && <p className="wrap-anywhere text-14">“{step.note}”</p>}
        <DifferenceList differences={stepDifferences(step)} />
      </div>
    </li>
  )
}

function evidenceText(evidence: StepEvidence): string {
  switch (evidence) {
    case 'pin':
      return t('PIN confirmed')
    case 'photo':
      return t('No one at the door: photo and note')
    case 'counted':
      return t('Counted')
    case 'none':
      return t('No PIN or photo')
    default:
      return evidence satisfies never
  }
}

import type { Rescue } from '@washline/contract/orders/rescue'
import { formatTime } from '../../../platform/format/date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Note } from '../../../ui/note.tsx'
import { stateText, stepText } from '../rescue-labels.ts'

/** What the customer reads: how it stands, and each step with its time. */
export function CustomerRescue({ rescue }: { rescue: Rescue }) {
  const text = stateText(rescue)
  if (!text) return null
  const steps = rescue.steps.flatMap(({ move, at }) => {
    const step = stepText(move, rescue)
    return step ? [{ at, step }] : []
  })
  return (
    <Note tone={rescue.state === 'taken_over' ? 'good' : rescue.state === 'given_up' ? 'bad' : 'info'}>
      <p>{text}</p>
      <ol className="mt-2 grid gap-1 text-14" aria-label={t('What happened')}>
        {steps.map(({ at, step }) => (
          <li key={`${at} ${step}`}>
            <span className="num">{formatTime(at)}</span> {step}
          </li>
        ))}
      </ol>
    </Note>
  )
}

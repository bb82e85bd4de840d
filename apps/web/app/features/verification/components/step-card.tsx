import type { StepShown } from '@washline/contract/verification/schemas'
import { useState } from 'react'
import { formatDate } from '../../../platform/format/date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Note } from '../../../ui/note.tsx'
import { StatusChip } from '../../../ui/status-chip.tsx'
import { StepForm } from '../step-form.tsx'
import { chipOf, isExpiring, stateName, stepDetail, stepName, wantedFor } from '../view-model.ts'
import { EvidencePictures } from './evidence-pictures.tsx'

export interface StepCardProps {
  step: StepShown
  /** The first step to do. */
  isNext: boolean
}

/** One step: its state, the reason, and the next action. */
export function StepCard({ step, isNext }: StepCardProps) {
  const { step: name, state, by } = step
  const [isRenewing, setIsRenewing] = useState(false)
  const detail = stepDetail(step)
  const wants = state === 'not_started' || state === 'rejected' || state === 'expired'
  const expiring = isExpiring(step, Date.now())
  const isOpen = by !== 'course' && (wants || (state === 'approved' && (expiring || isRenewing)))
  return (
    <section id={name} aria-labelledby={`${name}-title`} className="card grid scroll-mt-20 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={`${name}-title`}>{stepName(name)}</h2>
        <StatusChip status={chipOf[state]}>{stateName(state)}</StatusChip>
      </div>
      {detail && <p className="num whitespace-normal">{detail}</p>}
      {state === 'rejected' && step.reason && (
        <Note tone="bad">
          <p className="wrap-anywhere">{step.reason}</p>
          {step.decided_at && <p className="text-14">{formatDate(step.decided_at)}</p>}
        </Note>
      )}
      {expiring && <Note icon="clock">{t('Renew it now to keep receiving requests.')}</Note>}
      {state === 'submitted' && by !== 'course' && (
        <p className="text-ink-2">
          {by === 'vendor'
            ? t('Stripe is checking it, which usually takes a few minutes. We will notify you.')
            : t('Our team checks it, usually within a day. We will notify you.')}
        </p>
      )}
      {(wants || isOpen) && <p className="max-w-[42em] text-ink-2">{wantedFor(step)}</p>}
      {step.score && (
        <p className="num whitespace-normal">
          {t('{right} of {of} questions right', { right: step.score.right, of: step.score.of })}
        </p>
      )}
      <EvidencePictures pictures={step.evidence} mayRemove={isOpen} />
      {by === 'course' && (
        <ButtonLink to="/provider/training" variant={isNext ? 'primary' : 'plain'} className="justify-self-start">
          {wants ? t('Go to the course') : t('See the course again')}
        </ButtonLink>
      )}
      {isOpen && <StepForm key={step.version} step={step} isNext={isNext} />}
      {by !== 'course' && state === 'approved' && !isOpen && (
        <Button variant="link" className="justify-self-start" onClick={() => setIsRenewing(true)}>
          {t('Details changed? Resubmit')}
        </Button>
      )}
    </section>
  )
}

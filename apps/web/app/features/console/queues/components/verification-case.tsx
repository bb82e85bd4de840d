import type { StepId } from '@washline/contract/ids'
import type { ConsoleVerification } from '@washline/contract/verification/console-endpoints'
import { useState } from 'react'
import { formatDateTime } from '../../../../platform/format/date.ts'
import { t } from '../../../../platform/i18n/i18n.ts'
import { Link, useNavigate } from '../../../../router/index.ts'
import { toast } from '../../../../ui/toast.ts'
import { EvidencePhotos } from '../../components/evidence-photos.tsx'
import { QueryGate } from '../../components/query-gate.tsx'
import { ReasonForm } from '../../reason-form.tsx'
import { consolePath } from '../../view-model.ts'
import { ConfirmForm } from '../confirm-form.tsx'
import { useCaseKeys } from '../use-case-keys.ts'
import { useConsoleVerification } from '../use-console-verification.ts'
import { useConsoleVerifications } from '../use-console-verifications.ts'
import { useDecideVerification } from '../use-decide-verification.ts'
import { stepName, stepStateName } from '../verification-labels.ts'
import { nextOf } from '../view-model.ts'
import { CaseBar } from './case-bar.tsx'
import { VerificationDetails } from './verification-details.tsx'

/** One verification step: evidence, details, and the decision. */
export function VerificationCase({ id }: { id: StepId }) {
  const found = useConsoleVerification(id)
  return <QueryGate query={found}>{(data) => <Case key={data.case.version} found={data} />}</QueryGate>
}

function Case({ found }: { found: ConsoleVerification }) {
  const { case: step, washer } = found
  const navigate = useNavigate()
  const decide = useDecideVerification(step.id)
  const waiting = useConsoleVerifications().data?.pages.flatMap(({ rows }) => rows) ?? []
  const [doing, setDoing] = useState<'approve' | 'reject'>()
  const next = nextOf(waiting, step.id)
  const goOn = () => void navigate(consolePath('verification', next))
  const mayApprove = step.state === 'submitted' && step.by === 'evidence'
  const mayReject = step.state === 'submitted' || step.state === 'approved'
  const name = stepName(step.step)
  useCaseKeys({
    onApprove: () => mayApprove && setDoing('approve'),
    onReject: () => mayReject && setDoing('reject'),
    onNext: goOn,
  })
  return (
    <>
      <Head found={found} />
      <VerificationDetails found={found} />
      <CaseBar
        approve={mayApprove ? t('Approve##operator') : undefined}
        reject={mayReject ? t('Reject') : undefined}
        onApprove={() => setDoing('approve')}
        onReject={() => setDoing('reject')}
        onNext={goOn}
      />
      <ConfirmForm
        open={doing === 'approve'}
        onClose={() => setDoing(undefined)}
        title={t('Approve this step')}
        about={t('{step} of {name} is valid from now on.', { step: name, name: washer.name })}
        action={t('Approve##operator')}
        onAction={async () => {
          await decide.mutateAsync({ decision: 'approve', version: step.version })
          toast.success(t('Approved.'))
          goOn()
        }}
      />
      <ReasonForm
        open={doing === 'reject'}
        onClose={() => setDoing(undefined)}
        title={t('Reject this step')}
        about={t('{name} receives no requests without it and can read your reason.', { name: washer.name })}
        action={t('Reject')}
        onAction={async (reason) => {
          await decide.mutateAsync({ decision: 'reject', version: step.version, reason })
          toast.success(t('Rejected.'))
          goOn()
        }}
      />
    </>
  )
}

function Head({ found: { case: step, washer } }: { found: ConsoleVerification }) {
  return (
    <>
      <header className="console-case-head">
        <div className="grid min-w-0 gap-1">
          <p className="wrap-anywhere">
            <Link to={consolePath('people', washer.id)}>{washer.name}</Link>
            {` · ${washer.business_name}`}
          </p>
          <h2 className="wrap-anywhere">{stepName(step.step)}</h2>
        </div>
        <div>
          <p className="font-bold">{stepStateName(step.state)}</p>
          {step.submitted_at && <p className="num text-ink-2">{formatDateTime(step.submitted_at)}</p>}
        </div>
      </header>
      <section aria-label={t('Evidence')}>
        {step.evidence.length === 0 && <p className="text-ink-2">{t('No photos were sent.')}</p>}
        <EvidencePhotos
          photos={step.evidence.map(({ url, uploaded_at }, index) => ({
            url,
            caption: t('Photo {number} of {count}', { number: index + 1, count: step.evidence.length }),
            detail: formatDateTime(uploaded_at),
          }))}
        />
      </section>
    </>
  )
}

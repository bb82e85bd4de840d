import type { OpsVerification } from '@washline/contract/verification/ops-endpoints'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { formatDateTime } from '../../../platform/format/date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { toast } from '../../../ui/toast.ts'
import { ConfirmForm } from '../confirm-form.tsx'
import { ReasonForm } from '../reason-form.tsx'
import { useCaseKeys } from '../use-case-keys.ts'
import { useDecideVerification } from '../use-decide-verification.ts'
import { useOpsVerification } from '../use-ops-verification.ts'
import { useOpsVerifications } from '../use-ops-verifications.ts'
import { consolePath, nextOf } from '../view-model.ts'
import { CaseBar } from './case-bar.tsx'
import { EvidencePhotos } from './evidence-photos.tsx'
import { QueryGate } from './query-gate.tsx'
import { VerificationFacts } from './verification-facts.tsx'
import { stepName, stepStateName } from './verification-words.ts'

/** One step of a Washer: the evidence, what else is known, and the decision. */
export function VerificationCase({ id }: { id: number }) {
  const found = useOpsVerification(id)
  return <QueryGate query={found}>{(data) => <Case key={data.case.version} found={data} />}</QueryGate>
}

function Case({ found }: { found: OpsVerification }) {
  const { case: step, washer } = found
  const navigate = useNavigate()
  const decide = useDecideVerification(step.id)
  const waiting = useOpsVerifications().data?.pages.flatMap(({ rows }) => rows) ?? []
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
      <header className="ops-case-head">
        <div className="grid min-w-0 gap-1">
          <p className="wrap-anywhere">
            <Link to={consolePath('people', washer.id)}>{washer.name}</Link>
            {` · ${washer.business_name}`}
          </p>
          <h2 className="wrap-anywhere">{name}</h2>
        </div>
        <div>
          <p className="font-bold">{stepStateName(step.state)}</p>
          {step.submitted_at && <p className="num text-ink-2">{formatDateTime(step.submitted_at)}</p>}
        </div>
      </header>
      <section aria-label={t('Evidence')}>
        {step.evidence.length === 0 && <p className="text-ink-2">{t('No pictures were sent.')}</p>}
        <EvidencePhotos
          photos={step.evidence.map(({ url, uploaded_at }, index) => ({
            url,
            caption: t('Picture {number} of {count}', { number: index + 1, count: step.evidence.length }),
            detail: formatDateTime(uploaded_at),
          }))}
        />
      </section>
      <VerificationFacts found={found} />
      <CaseBar
        approve={mayApprove ? t('Approve') : undefined}
        reject={mayReject ? t('Reject') : undefined}
        onApprove={() => setDoing('approve')}
        onReject={() => setDoing('reject')}
        onNext={goOn}
      />
      <ConfirmForm
        open={doing === 'approve'}
        onClose={() => setDoing(undefined)}
        title={t('Approve this step')}
        about={t('{step} of {name} counts from now on.', { step: name, name: washer.name })}
        action={t('Approve')}
        onAct={async () => {
          await decide.mutateAsync({ decision: 'approve', version: step.version })
          toast.success(t('Approved.'))
          goOn()
        }}
      />
      <ReasonForm
        open={doing === 'reject'}
        onClose={() => setDoing(undefined)}
        title={t('Reject this step')}
        about={t('{name} gets no requests without it, and reads your reason.', { name: washer.name })}
        action={t('Reject')}
        onAct={async (reason) => {
          await decide.mutateAsync({ decision: 'reject', version: step.version, reason })
          toast.success(t('Rejected.'))
          goOn()
        }}
      />
    </>
  )
}

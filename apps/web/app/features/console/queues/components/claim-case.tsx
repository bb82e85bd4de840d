import type { ConsoleClaim } from '@washline/contract/claims/console-endpoints'
import { type ClaimId, claimNumber, orderNumber } from '@washline/contract/ids'
import { useState } from 'react'
import { useNow } from '../../../../platform/clock/use-now.ts'
import { formatMinor } from '../../../../platform/format/money.ts'
import { t } from '../../../../platform/i18n/i18n.ts'
import { Link, useNavigate } from '../../../../router/index.ts'
import { toast } from '../../../../ui/toast.ts'
import { QueryGate } from '../../components/query-gate.tsx'
import { ReasonForm } from '../../reason-form.tsx'
import { consolePath } from '../../view-model.ts'
import { ClaimApprovalForm } from '../claim-approval-form.tsx'
import { lineTitle, queueLabel, suggestionOf } from '../claim-labels.ts'
import { dueText } from '../live-labels.ts'
import { useCaseKeys } from '../use-case-keys.ts'
import { useConsoleClaim } from '../use-console-claim.ts'
import { useConsoleClaims } from '../use-console-claims.ts'
import { useDecideClaim } from '../use-decide-claim.ts'
import { nextOf } from '../view-model.ts'
import { CaseBar } from './case-bar.tsx'
import { ClaimCluster } from './claim-cluster.tsx'
import { ClaimEvidence } from './claim-evidence.tsx'
import { ClaimReport } from './claim-report.tsx'

/** One claim: evidence, report, statements of both sides, and the decision. */
export function ClaimCase({ id }: { id: ClaimId }) {
  const claim = useConsoleClaim(id)
  return <QueryGate query={claim}>{(data) => <Case key={data.decisions} claim={data} />}</QueryGate>
}

function Case({ claim }: { claim: ConsoleClaim }) {
  const { id, queue_reason, customer, decisions, report } = claim
  const navigate = useNavigate()
  const decide = useDecideClaim(id)
  const waiting = useConsoleClaims('waiting').data?.pages.flatMap(({ rows }) => rows) ?? []
  const [doing, setDoing] = useState<'approve' | 'reject'>()
  const next = nextOf(waiting, id)
  const goOn = () => void navigate(next === undefined ? consolePath('claims') : consolePath('claims', next))
  const mayReject = queue_reason === 'decision' || queue_reason === 'appeal'
  useCaseKeys({
    onApprove: () => queue_reason && setDoing('approve'),
    onReject: () => mayReject && setDoing('reject'),
    onNext: goOn,
  })
  return (
    <>
      <Head claim={claim} />
      <ClaimCluster claim={claim} />
      <ClaimEvidence claim={claim} />
      <ClaimReport claim={claim} />
      <CaseBar
        suggestion={queue_reason && report ? suggestionOf(report) : undefined}
        approve={
          queue_reason
            ? t('Approve {amount}', { amount: formatMinor(report?.amount_minor ?? claim.asked_minor) })
            : undefined
        }
        reject={mayReject ? t('Reject') : undefined}
        onApprove={() => setDoing('approve')}
        onReject={() => setDoing('reject')}
        onNext={goOn}
      />
      {doing === 'approve' && (
        <ClaimApprovalForm
          claim={claim}
          onClose={() => setDoing(undefined)}
          onDecide={async (decision) => {
            await decide.mutateAsync({ decision: 'approve', decisions, ...decision })
            toast.success(t('Approved.'))
            goOn()
          }}
        />
      )}
      <ReasonForm
        open={doing === 'reject'}
        onClose={() => setDoing(undefined)}
        title={t('Reject this claim')}
        about={t('{name} receives nothing and can read your reason.', { name: customer.name })}
        action={t('Reject')}
        onAction={async (reason) => {
          await decide.mutateAsync({ decision: 'reject', reason, decisions })
          toast.success(t('Rejected.'))
          goOn()
        }}
      />
    </>
  )
}

function Head({
  claim: { id, order_id, queue_reason, items, clock, customer, washer, people },
}: {
  claim: ConsoleClaim
}) {
  const { person } = people.washer
  const nowMs = useNow(30_000)
  return (
    <header className="console-case-head">
      <div className="grid min-w-0 gap-1">
        <p className="wrap-anywhere">
          {`${claimNumber(id)} · `}
          <Link to={consolePath('orders', order_id)}>{orderNumber(order_id)}</Link>
          {' · '}
          <Link to={consolePath('people', customer.id)}>{customer.name}</Link>
          {' · '}
          <Link to={consolePath('people', washer.id)}>{washer.name}</Link>
        </p>
        {person && <p className="text-14 text-ink-2 wrap-anywhere">{person}</p>}
        <h2 className="wrap-anywhere">{items.map(lineTitle).join('; ')}</h2>
      </div>
      <div>
        <p className="text-ink-2">{queueLabel(queue_reason, clock.overdue_at)}</p>
        {queue_reason && <p className="num font-bold">{dueText(clock.decision_due_at, nowMs)}</p>}
      </div>
    </header>
  )
}

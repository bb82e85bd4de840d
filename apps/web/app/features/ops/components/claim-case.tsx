import type { OpsClaim } from '@washline/contract/claims/ops-endpoints'
import { claimNumber, orderNumber } from '@washline/contract/ids'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useNow } from '../../../platform/clock/use-now.ts'
import { formatMoney } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { toast } from '../../../ui/toast.ts'
import { ClaimApprovalForm } from '../claim-approval-form.tsx'
import { ReasonForm } from '../reason-form.tsx'
import { useCaseKeys } from '../use-case-keys.ts'
import { useDecideClaim } from '../use-decide-claim.ts'
import { useOpsClaim } from '../use-ops-claim.ts'
import { useOpsClaims } from '../use-ops-claims.ts'
import { consolePath, dueText, nextOf } from '../view-model.ts'
import { CaseBar } from './case-bar.tsx'
import { ClaimEvidence } from './claim-evidence.tsx'
import { ClaimReport } from './claim-report.tsx'
import { lineTitle, needName } from './claim-words.ts'
import { QueryGate } from './query-gate.tsx'

/** One claim: its evidence, the report beside it, both sides' words, and the decision. */
export function ClaimCase({ id }: { id: number }) {
  const claim = useOpsClaim(id)
  return <QueryGate query={claim}>{(data) => <Case key={data.decisions} claim={data} />}</QueryGate>
}

function Case({ claim }: { claim: OpsClaim }) {
  const { id, order_id, needs, items, clock, customer, washer, decisions, report } = claim
  const navigate = useNavigate()
  const nowMs = useNow(30_000)
  const decide = useDecideClaim(id)
  const waiting = useOpsClaims('waiting').data?.pages.flatMap(({ rows }) => rows) ?? []
  const [doing, setDoing] = useState<'approve' | 'reject'>()
  const next = nextOf(waiting, id)
  const goOn = () => void navigate(next === undefined ? consolePath('claims') : consolePath('claims', next))
  const mayReject = needs === 'decision' || needs === 'appeal'
  useCaseKeys({
    onApprove: () => needs && setDoing('approve'),
    onReject: () => mayReject && setDoing('reject'),
    onNext: goOn,
  })
  return (
    <>
      <header className="ops-case-head">
        <div className="grid min-w-0 gap-1">
          <p className="wrap-anywhere">
            {`${claimNumber(id)} · `}
            <Link to={consolePath('orders', order_id)}>{orderNumber(order_id)}</Link>
            {' · '}
            <Link to={consolePath('people', customer.id)}>{customer.name}</Link>
            {' · '}
            <Link to={consolePath('people', washer.id)}>{washer.name}</Link>
          </p>
          <h2 className="wrap-anywhere">{items.map(lineTitle).join('; ')}</h2>
        </div>
        <div>
          <p className="text-ink-2">{needName(needs)}</p>
          {needs && <p className="num font-bold">{dueText(clock.decision_due_at, nowMs)}</p>}
        </div>
      </header>
      <ClaimEvidence claim={claim} />
      <ClaimReport claim={claim} />
      <CaseBar
        approve={needs ? t('Approve {amount}', { amount: formatMoney(report?.amount ?? claim.asked) }) : undefined}
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
        about={t('{name} gets nothing, and reads your reason.', { name: customer.name })}
        action={t('Reject')}
        onAct={async (reason) => {
          await decide.mutateAsync({ decision: 'reject', reason, decisions })
          toast.success(t('Rejected.'))
          goOn()
        }}
      />
    </>
  )
}

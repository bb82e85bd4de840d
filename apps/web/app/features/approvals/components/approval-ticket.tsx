import { orderNumber } from '@washline/contract/ids'
import type { Approval } from '@washline/contract/mandates/schemas'
import { errorText } from '../../../platform/api/error-text.ts'
import { formatDateTime } from '../../../platform/format/date.ts'
import { dayAndTime } from '../../../platform/format/day-and-time.ts'
import { formatMinor } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import { Note } from '../../../ui/note.tsx'
import { toast } from '../../../ui/toast.ts'
import { failureText, kindLabel, reasonText, stateLabel } from '../approval-labels.ts'
import { useAnswerApproval } from '../use-answer-approval.ts'

/** One thing that a program asked for: what, for how much, where, and who asks. */
export function ApprovalTicket({ approval }: { approval: Approval }) {
  const { id, state, kind, agent, reasons, order_id, amount_minor, failure } = approval
  const title = `approval-${id}`
  const isWaiting = state === 'waiting'
  return (
    <section className="card grid gap-4" aria-labelledby={title}>
      <div className="grid gap-1">
        <p className="text-14 text-ink-2">{stateLabel(state)}</p>
        <h2 id={title} className="wrap-anywhere">
          {kindLabel(kind)}
        </h2>
        {amount_minor !== null && <p className="num text-24 font-semibold">{formatMinor(amount_minor)}</p>}
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        <Line name={t('Program')}>{agent}</Line>
        {order_id !== null && <Line name={t('Order')}>{orderNumber(order_id)}</Line>}
        {approval.items !== null && <Line name={t('Items')}>{approval.items}</Line>}
        {approval.address !== null && <Line name={t('Pickup')}>{approval.address}</Line>}
        {approval.pickup_time !== null && <Line name={t('Time')}>{formatDateTime(approval.pickup_time)}</Line>}
        <Line name={t('Asked on')}>{formatDateTime(approval.created_at)}</Line>
      </dl>
      {isWaiting && (
        <ul className="text-14 text-ink-2">
          {[...new Set(reasons)].map((reason) => (
            <li key={reason}>{reasonText(reason)}</li>
          ))}
          <li>
            {t(
              'This expires {day, select, today {today at {time}} tomorrow {tomorrow at {time}} other {on {when}}}.',
              dayAndTime(approval.expires_at, Date.now()),
            )}
          </li>
        </ul>
      )}
      {state === 'failed' && <Note tone="bad">{failureText(failure)}</Note>}
      {isWaiting && <Answers approval={approval} />}
    </section>
  )
}

function Line({ name, children }: { name: string; children: string }) {
  return (
    <>
      <dt className="text-ink-2">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  )
}

function Answers({ approval: { id, kind, agent } }: { approval: Approval }) {
  const answer = useAnswerApproval(id)
  const { isPending, variables, error } = answer
  const named = { what: kindLabel(kind), agent }
  return (
    <>
      {error && <ErrorText>{errorText(error, t('This could not be answered. Please try again.'))}</ErrorText>}
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          busy={isPending && variables === 'approve'}
          disabled={isPending}
          aria-label={t('Approve: {what}, {agent}', named)}
          onClick={() =>
            answer.mutate('approve', {
              onSuccess: ({ state }) => {
                if (state === 'done') toast.success(t('Approved and done'))
              },
            })
          }
        >
          {t('Approve')}
        </Button>
        <Button
          variant="danger"
          flat
          busy={isPending && variables === 'decline'}
          disabled={isPending}
          aria-label={t('Decline: {what}, {agent}', named)}
          onClick={() => answer.mutate('decline')}
        >
          {t('Decline')}
        </Button>
      </div>
    </>
  )
}

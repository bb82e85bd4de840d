import type { ClaimForm } from '@washline/contract/claims/schemas'
import { orderNumber } from '@washline/contract/ids'
import { formatTimeLeft } from '../../../platform/format/duration.ts'
import { formatMoney } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Fact } from '../../../ui/fact.tsx'
import { Ticket } from '../../../ui/ticket.tsx'
import { countsOf, type Worth } from '../view-model.ts'
import { WorkingLines } from './working-lines.tsx'

export interface WorthTicketProps {
  form: ClaimForm
  worth: Worth
  nowMs: number
}

/** The amount that the entries come to, with its working; it fills in as the form does. */
export function WorthTicket({ form, worth, nowMs }: WorthTicketProps) {
  const counts = countsOf(form)
  const { cover } = form
  return (
    <Ticket pegged label={t('What it comes to')}>
      <Ticket.Part>
        <Ticket.Head number={orderNumber(form.order_id)} numberWord={t('No.')} />
        {worth.lines.length > 0 ? (
          <>
            <p className="kicker mt-4">{t('By the rules, up to')}</p>
            <p className="huge num" aria-live="polite">
              {formatMoney(worth.amount)}
            </p>
          </>
        ) : (
          form.window_ends_at && (
            <>
              <p className="kicker mt-4">{t('Left to tell us')}</p>
              <p className="huge num">{formatTimeLeft((Date.parse(form.window_ends_at) - nowMs) / 1_000)}</p>
            </>
          )
        )}
      </Ticket.Part>
      {worth.lines.length > 0 && (
        <Ticket.Part>
          <div className="stitched">
            {worth.lines.map((line) => (
              <WorkingLines key={`${line.name} ${line.problem} ${line.counted}`} line={line} />
            ))}
          </div>
        </Ticket.Part>
      )}
      {counts && (
        <Ticket.Part>
          <div className="grid gap-2">
            <Fact name={t('Counted at pickup')}>{counts.in}</Fact>
            <Fact name={t('Counted at return')}>{counts.out}</Fact>
          </div>
        </Ticket.Part>
      )}
      <Ticket.Part tone="water">
        <Fact name={t('Covered to')} total>
          {formatMoney(cover.limit)}
        </Fact>
        {cover.used > 0 && (
          <p className="text-14">{t('{amount} of it is used.', { amount: formatMoney(cover.used) })}</p>
        )}
      </Ticket.Part>
    </Ticket>
  )
}

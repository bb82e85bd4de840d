import type { ClaimForm } from '@washline/contract/claims/schemas'
import { orderNumber } from '@washline/contract/ids'
import { formatTimeLeft } from '../../../platform/format/duration.ts'
import { formatMinor } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Detail } from '../../../ui/detail.tsx'
import { Ticket } from '../../../ui/ticket.tsx'
import { countsOf } from '../view-model.ts'
import { WorkingLines } from './working-lines.tsx'
import type { Worth } from './worth.ts'

export interface WorthTicketProps {
  form: ClaimForm
  worth: Worth
  nowMs: number
}

/** The amount of the claim as it is being filled in. */
export function WorthTicket({ form, worth, nowMs }: WorthTicketProps) {
  const counts = countsOf(form)
  const { cover } = form
  return (
    <Ticket pegged label={t('Amount of the claim')}>
      <Ticket.Part>
        <Ticket.Head number={orderNumber(form.order_id)} numberLabel={t('No.')} />
        {worth.lines.length > 0 ? (
          <>
            <p className="kicker mt-4">{t('By the rules, up to')}</p>
            <p className="huge num" aria-live="polite">
              {formatMinor(worth.amountMinor)}
            </p>
          </>
        ) : (
          form.window_ends_at && (
            <>
              <p className="kicker mt-4">{t('Time left to report')}</p>
              <p className="huge num whitespace-normal">
                {formatTimeLeft((Date.parse(form.window_ends_at) - nowMs) / 1_000)}
              </p>
            </>
          )
        )}
      </Ticket.Part>
      {worth.lines.length > 0 && (
        <Ticket.Part>
          <div className="stitched">
            {worth.lines.map((line) => (
              <WorkingLines key={`${line.name} ${line.problem} ${line.counted_minor}`} line={line} />
            ))}
          </div>
        </Ticket.Part>
      )}
      {counts && (
        <Ticket.Part>
          <div className="grid gap-2">
            <Detail name={t('Counted at pickup')}>{counts.in}</Detail>
            <Detail name={t('Counted at return')}>{counts.out}</Detail>
          </div>
        </Ticket.Part>
      )}
      <Ticket.Part tone="water">
        <Detail name={t('Covered to')} total>
          {formatMinor(cover.limit_minor)}
        </Detail>
        {cover.used_minor > 0 && (
          <p className="text-14">{t('{amount} of it is used.', { amount: formatMinor(cover.used_minor) })}</p>
        )}
      </Ticket.Part>
    </Ticket>
  )
}

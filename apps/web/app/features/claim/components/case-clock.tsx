import { isOpen } from '@washline/contract/claims/process'
import type { Claim } from '@washline/contract/claims/schemas'
import { formatShortDateTime } from '../../../platform/format/date.ts'
import { formatTimeLeft } from '../../../platform/format/duration.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { classes } from '../../../ui/classes.ts'
import { nextText } from '../next-labels.ts'

export interface CaseClockProps {
  claim: Pick<Claim, 'clock' | 'state' | 'role' | 'washer' | 'reply' | 'reply_until'>
  nowMs: number
}

/** Each step with the time when it was done, or its deadline. */
export function CaseClock({ claim, nowMs }: CaseClockProps) {
  const { clock, state, reply, reply_until } = claim
  const at = (when: string) => formatShortDateTime(when, nowMs)
  const left = (when: string) => {
    const seconds = (Date.parse(when) - nowMs) / 1_000
    return seconds > 0 ? t('{time} left', { time: formatTimeLeft(seconds) }) : t('due {when}', { when: at(when) })
  }
  const next = nextText(claim, nowMs)
  const steps = [
    {
      name: t('First answer'),
      text: clock.assessed_at ? at(clock.assessed_at) : t('within seconds'),
      isDone: clock.assessed_at !== null,
    },
    ...(reply || isOpen(state)
      ? [{ name: t('The Washer’s answer'), text: reply ? at(reply.at) : left(reply_until), isDone: reply !== null }]
      : []),
    {
      name: t('Decision'),
      text: clock.decided_at
        ? at(clock.decided_at)
        : clock.overdue_at
          ? t('late, by {when} at the latest', { when: at(clock.last_due_at) })
          : left(clock.decision_due_at),
      isDone: clock.decided_at !== null,
    },
    ...(state === 'rejected'
      ? []
      : [
          {
            name: t('Money'),
            text: clock.paid_at
              ? at(clock.paid_at)
              : t('the same day, by {when} at the latest', { when: at(clock.last_due_at) }),
            isDone: clock.paid_at !== null,
          },
        ]),
  ]
  return (
    <section className="grid gap-4" aria-labelledby="case-clock">
      <h2 id="case-clock">{t('Deadlines')}</h2>
      {next && <p className="font-semibold">{next}</p>}
      <ol className="case-clock">
        {steps.map(({ name, text, isDone }) => (
          <li key={name} className={classes(isDone && 'case-clock-done')}>
            <b>{name}</b>
            <span className="num whitespace-normal">{text}</span>
            {isDone && <span className="sr-only">{t('Done')}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}

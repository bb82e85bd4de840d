import { problemTexts } from '@washline/contract/claims/problems'
import { claimStateTexts } from '@washline/contract/claims/process'
import type { Claim } from '@washline/contract/claims/schemas'
import { formatShortDateTime } from '../../../platform/format/date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { itemLabel } from '../../../platform/i18n/item-label.ts'

export interface CaseTalkProps {
  claim: Claim
  nowMs: number
}

interface CaseMessage {
  key: string
  who: string
  text: string
  at: string
}

/** The messages of both people and the decisions, oldest first. */
export function CaseTalk({ claim, nowMs }: CaseTalkProps) {
  return (
    <section className="grid gap-4" aria-labelledby="statements">
      <h2 id="statements">{t('Statements')}</h2>
      <p className="text-14 text-ink-2">
        {claim.items
          .map(({ quantity, name, problem }) =>
            t('{quantity} × {name} · {problem}', {
              quantity,
              name: itemLabel(name),
              problem: t(problemTexts[problem]),
            }),
          )
          .join(', ')}
      </p>
      <ol className="stitched">
        {messagesOf(claim).map(({ key, who, text, at }) => (
          <li key={key}>
            <p className="flex flex-wrap justify-between gap-x-4 text-14 text-ink-2">
              <b className="min-w-0 text-ink wrap-anywhere">{who}</b>
              <time dateTime={at}>{formatShortDateTime(at, nowMs)}</time>
            </p>
            <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function messagesOf({ customer, washer, description, reply, appeal, clock, events }: Claim): CaseMessage[] {
  const customerName = t('{name}, customer', { name: customer.name })
  return [
    { key: 'claim', who: customerName, text: description, at: clock.submitted_at },
    ...(reply ? [{ key: 'reply', who: t('{name}, Washer', { name: washer.name }), ...reply }] : []),
    ...(appeal ? [{ key: 'appeal', who: customerName, ...appeal }] : []),
    ...events.flatMap(({ state, by, at, reason }) => {
      if (by !== 'operator' && by !== 'rules') return []
      if (state !== 'in_review' && state !== 'rejected' && state !== 'paid') return []
      const who = by === 'operator' ? t('Our team') : t('The rules')
      return [{ key: `${state} ${at}`, who, text: reason ?? t(claimStateTexts[state]), at }]
    }),
  ].sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

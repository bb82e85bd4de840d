import type { ConsoleDoorCase } from '@washline/contract/doors/schemas'
import { orderNumber } from '@washline/contract/ids'
import { useState } from 'react'
import { doorKindText } from '../../../../domain/door/door-labels.ts'
import { formatDateTime, formatTime } from '../../../../platform/format/date.ts'
import { formatMinor } from '../../../../platform/format/money.ts'
import { t } from '../../../../platform/i18n/i18n.ts'
import { Link } from '../../../../router/index.ts'
import { Button } from '../../../../ui/button.tsx'
import { toast } from '../../../../ui/toast.ts'
import { NothingHere } from '../../components/nothing-here.tsx'
import { QueryGate } from '../../components/query-gate.tsx'
import { ShowMore } from '../../components/show-more.tsx'
import { ReasonForm } from '../../reason-form.tsx'
import { consolePath } from '../../view-model.ts'
import { useDecideDoorCase, useDoorCases } from '../use-door-cases.ts'

interface Answer {
  row: ConsoleDoorCase
  outcome: 'fee' | 'no_fee'
}

/** Cases at customers' doors with their proofs; a person decides about appeals and repeats. */
export function DoorCases() {
  const cases = useDoorCases()
  const decide = useDecideDoorCase()
  const [answer, setAnswer] = useState<Answer>()
  return (
    <section className="grid gap-3" aria-label={t('At the door')}>
      <header className="console-case-head">
        <h2>{t('At the door')}</h2>
      </header>
      <QueryGate query={cases}>
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.rows)
          if (rows.length === 0) return <NothingHere text={t('Nothing has happened at a door.')} next="orders" />
          return (
            <>
              <ol className="console-entries" aria-label={t('At the door')}>
                {rows.map((row) => (
                  <li key={row.id}>
                    <CaseRow row={row} onAnswer={(outcome) => setAnswer({ row, outcome })} />
                  </li>
                ))}
              </ol>
              <ShowMore pages={cases} />
            </>
          )
        }}
      </QueryGate>
      {answer && (
        <ReasonForm
          open
          onClose={() => setAnswer(undefined)}
          title={answerText(answer.outcome)}
          action={t('Decide')}
          about={t('Both people are notified and can read your reason. The Washer keeps what was paid.')}
          onAction={async (note) => {
            await decide.mutateAsync({ id: answer.row.id, outcome: answer.outcome, note })
            toast.success(t('Decided.'))
          }}
        />
      )}
    </section>
  )
}

const answerText = (outcome: Answer['outcome']) => (outcome === 'fee' ? t('The fee is due') : t('No fee is due'))

function CaseRow({ row, onAnswer }: { row: ConsoleDoorCase; onAnswer: (outcome: Answer['outcome']) => void }) {
  return (
    <div className="grid gap-2">
      <p className="console-entry-head">
        <Link className="inline-flex min-h-11 items-center" to={consolePath('orders', row.order_id)}>
          {orderNumber(row.order_id)}
        </Link>
        <b>{doorKindText(row.kind)}</b>
        <time className="num text-ink-2" dateTime={row.opened_at}>
          {formatDateTime(row.opened_at)}
        </time>
        <Link className="inline-flex min-h-11 items-center" to={consolePath('people', row.washer.id)}>
          {row.washer.name}
        </Link>
        <Link className="inline-flex min-h-11 items-center" to={consolePath('people', row.customer.id)}>
          {row.customer.name}
        </Link>
      </p>
      <ul className="grid gap-1 text-14">
        <li>
          {t('{metres} m from the door at {time}, {calls} of {needed} rings, waited until {until}', {
            metres: row.distance_m ?? 0,
            time: row.position_at ? formatTime(row.position_at) : '–',
            calls: row.calls,
            needed: row.calls_needed,
            until: formatTime(row.wait_until),
          })}
        </li>
        <li>
          {row.charged
            ? t('Fee charged: {amount}', { amount: formatMinor(row.fee_minor) })
            : t('Fee not charged: {amount}', { amount: formatMinor(row.fee_minor) })}
        </li>
        <li>{t('Earlier fees between the two: {count}', { count: row.fees_before })}</li>
      </ul>
      {row.photo_url && <img src={row.photo_url} alt={t('The photo at the door')} className="handover-photo" />}
      {row.appeal && (
        <blockquote className="console-quote">
          <p className="wrap-anywhere whitespace-pre-line">{row.appeal.text}</p>
        </blockquote>
      )}
      {row.answer && <p>{answerText(row.answer)}</p>}
      {row.is_open && (
        <div className="flex flex-wrap gap-3">
          <Button size="compact" flat onClick={() => onAnswer('fee')}>
            {t('The fee is due')}
          </Button>
          <Button size="compact" flat onClick={() => onAnswer('no_fee')}>
            {t('No fee is due')}
          </Button>
        </div>
      )}
    </div>
  )
}

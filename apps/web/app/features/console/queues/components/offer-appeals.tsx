import type { ConsoleOfferAppealRow } from '@washline/contract/dispatch/console-endpoints'
import type { AppealOutcome } from '@washline/contract/dispatch/explanations'
import { orderNumber } from '@washline/contract/ids'
import { useState } from 'react'
import { DecisionExplained } from '../../../../domain/offer/decision-explained.tsx'
import { decisionName } from '../../../../domain/offer/decision-labels.ts'
import { formatDate, formatDateTime } from '../../../../platform/format/date.ts'
import { t } from '../../../../platform/i18n/i18n.ts'
import { Link } from '../../../../router/index.ts'
import { Button } from '../../../../ui/button.tsx'
import { toast } from '../../../../ui/toast.ts'
import { NothingHere } from '../../components/nothing-here.tsx'
import { QueryGate } from '../../components/query-gate.tsx'
import { ShowMore } from '../../components/show-more.tsx'
import { ReasonForm } from '../../reason-form.tsx'
import { consolePath } from '../../view-model.ts'
import { useAnswerOfferAppeal, useOfferAppeal, useOfferAppeals } from '../use-offer-appeals.ts'

/** What Washers asked about offers they got or did not get; each opens with the parts of its decision. */
export function OfferAppeals() {
  const appeals = useOfferAppeals()
  return (
    <section className="grid gap-3" aria-label={t('Questions about offers')}>
      <header className="console-case-head">
        <h2>{t('Questions about offers')}</h2>
      </header>
      <QueryGate query={appeals}>
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.rows)
          if (rows.length === 0) return <NothingHere text={t('No Washers are waiting for an answer.')} next="live" />
          return (
            <>
              <ol className="console-entries" aria-label={t('Questions about offers')}>
                {rows.map((row) => (
                  <li key={row.id}>
                    <AppealRow row={row} />
                  </li>
                ))}
              </ol>
              <ShowMore pages={appeals} />
            </>
          )
        }}
      </QueryGate>
    </section>
  )
}

function AppealRow({ row }: { row: ConsoleOfferAppealRow }) {
  const [isOpen, setOpen] = useState(false)
  const { washer, made, at, answer_by } = row
  return (
    <div className="grid gap-2">
      <p className="console-entry-head">
        <Link to={consolePath('people', washer.id)}>{washer.name}</Link>
        <b>{made ? t('About an offer') : t('About an offer not made')}</b>
        <time className="num text-ink-2" dateTime={at}>
          {formatDateTime(at)}
        </time>
        <span>{t('Answer by {date}', { date: formatDate(answer_by) })}</span>
      </p>
      {isOpen ? (
        <AppealCase row={row} />
      ) : (
        <Button size="compact" flat className="justify-self-start" onClick={() => setOpen(true)}>
          {t('Open the question of {name}', { name: washer.name })}
        </Button>
      )}
    </div>
  )
}

const answerTexts = (outcome: AppealOutcome) =>
  outcome === 'right'
    ? { title: t('The decision was right'), action: t('Answer') }
    : { title: t('We made a mistake'), action: t('Answer') }

function AppealCase({ row: { id, washer } }: { row: ConsoleOfferAppealRow }) {
  const found = useOfferAppeal(id)
  const answer = useAnswerOfferAppeal(id)
  const [outcome, setOutcome] = useState<AppealOutcome>()
  return (
    <QueryGate query={found}>
      {({ order_id, decision, appeal }) => (
        <>
          <blockquote className="console-quote">
            <p className="wrap-anywhere whitespace-pre-line">{appeal.text}</p>
          </blockquote>
          <p className="console-entry-head">
            <Link to={consolePath('orders', order_id)}>{orderNumber(order_id)}</Link>
            <b>{decisionName(decision)}</b>
          </p>
          <DecisionExplained decision={decision} />
          <div className="flex flex-wrap gap-3">
            <Button size="compact" flat onClick={() => setOutcome('right')}>
              {t('The decision was right')}
            </Button>
            <Button size="compact" flat onClick={() => setOutcome('mistaken')}>
              {t('We made a mistake')}
            </Button>
          </div>
          {outcome && (
            <ReasonForm
              open
              onClose={() => setOutcome(undefined)}
              {...answerTexts(outcome)}
              about={t('{name} is notified and can read your reason.', { name: washer.name })}
              onAction={async (reason) => {
                await answer.mutateAsync({ outcome, reason })
                toast.success(t('Answered.'))
              }}
            />
          )}
        </>
      )}
    </QueryGate>
  )
}

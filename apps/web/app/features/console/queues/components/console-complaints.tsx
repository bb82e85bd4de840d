import type { ConsoleComplaint } from '@washline/contract/complaints/console-endpoints'
import { complaintReasonTexts, complaintRuleTexts } from '@washline/contract/complaints/rules'
import { orderNumber } from '@washline/contract/ids'
import { useState } from 'react'
import { complaintRuleValues } from '../../../../domain/claim/complaint-rule-values.ts'
import { formatDateTime } from '../../../../platform/format/date.ts'
import { t } from '../../../../platform/i18n/i18n.ts'
import { itemLabel } from '../../../../platform/i18n/item-label.ts'
import { Link } from '../../../../router/index.ts'
import { Button } from '../../../../ui/button.tsx'
import { NothingHere } from '../../components/nothing-here.tsx'
import { QueryGate } from '../../components/query-gate.tsx'
import { consolePath } from '../../view-model.ts'
import { ComplaintDecision, type ComplaintDecisionName } from '../complaint-decision-form.tsx'
import { useConsoleComplaints } from '../use-console-complaints.ts'

/** Complaints about a wash that the rules left to an operator, and appeals; each with its photos and its decisions. */
export function ConsoleComplaints() {
  const complaints = useConsoleComplaints()
  return (
    <section className="grid gap-3" aria-label={t('Complaints')}>
      <header className="console-case-head">
        <h2>{t('Complaints')}</h2>
      </header>
      <QueryGate query={complaints}>
        {({ complaints: rows }) =>
          rows.length === 0 ? (
            <NothingHere text={t('No complaints are waiting.')} next="orders" />
          ) : (
            <ol className="console-entries" aria-label={t('Complaints')}>
              {rows.map((row) => (
                <li key={row.id}>
                  <ComplaintCase row={row} />
                </li>
              ))}
            </ol>
          )
        }
      </QueryGate>
    </section>
  )
}

const decisionsOf = ({ question, rewash_order_id, refunded_minor }: ConsoleComplaint): ComplaintDecisionName[] => {
  if (question === 'liability') return ['liability']
  const mayWash = rewash_order_id === null && refunded_minor === 0
  return [...(mayWash ? (['rewash'] as const) : []), 'refund', 'reject']
}

export const decisionName = (name: ComplaintDecisionName): string => {
  switch (name) {
    case 'rewash':
      return t('Second wash')
    case 'refund':
      return t('Refund')
    case 'reject':
      return t('Reject')
    case 'liability':
      return t('Decide who pays')
    default:
      return name satisfies never
  }
}

function ComplaintCase({ row }: { row: ConsoleComplaint }) {
  const [decision, setDecision] = useState<ComplaintDecisionName>()
  return (
    <div className="grid gap-2">
      <p className="console-entry-head">
        <Link className="inline-flex min-h-11 items-center" to={consolePath('orders', row.order_id)}>
          {orderNumber(row.order_id)}
        </Link>
        <Link className="inline-flex min-h-11 items-center" to={consolePath('people', row.customer.id)}>
          {row.customer.name}
        </Link>
        <b>{t(complaintReasonTexts[row.reason])}</b>
        <Link className="inline-flex min-h-11 items-center" to={consolePath('people', row.washer.id)}>
          {row.washer.name}
        </Link>
        <time className="num text-ink-2" dateTime={row.due_at}>
          {t('due {when}', { when: formatDateTime(row.due_at) })}
        </time>
      </p>
      <p>{row.items.map(({ name, quantity }) => `${quantity} × ${itemLabel(name)}`).join(', ')}</p>
      <p className="text-ink-2">{t(complaintRuleTexts[row.rule], complaintRuleValues())}</p>
      {(['note', 'appeal', 'washer_appeal'] as const).map(
        (name) =>
          row[name] && (
            <blockquote key={name} className="console-quote">
              <p className="wrap-anywhere whitespace-pre-line">{row[name]}</p>
            </blockquote>
          ),
      )}
      <ul className="photo-tiles">
        {row.photos.map(({ id, url }, index) => (
          <li key={id}>
            <a className="photo-tile" href={url} target="_blank" rel="noreferrer">
              <img src={url} alt={t('Photo {number}', { number: index + 1 })} />
            </a>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {decisionsOf(row).map((name) => (
          <Button key={name} size="compact" flat onClick={() => setDecision(name)}>
            {decisionName(name)}
          </Button>
        ))}
      </div>
      {decision && (
        <ComplaintDecision
          row={row}
          decision={decision}
          title={decisionName(decision)}
          onClose={() => setDecision(undefined)}
        />
      )}
    </div>
  )
}

import { type ConsolePayout, payoutStates } from '@washline/contract/console/books'
import { useState } from 'react'
import { formatDateTime } from '../../../../platform/format/date.ts'
import { formatMinor } from '../../../../platform/format/money.ts'
import { t } from '../../../../platform/i18n/i18n.ts'
import { Link } from '../../../../router/index.ts'
import { SelectField } from '../../../../ui/select-field.tsx'
import { NothingHere } from '../../components/nothing-here.tsx'
import { QueryGate } from '../../components/query-gate.tsx'
import { ShowMore } from '../../components/show-more.tsx'
import { consolePath } from '../../view-model.ts'
import { payoutState } from '../money-labels.ts'
import { usePayouts } from '../use-books.ts'

/** The cash-outs of all Washers, with their fees and failures. */
export function BookPayouts() {
  const [state, setState] = useState<ConsolePayout['state']>()
  const payouts = usePayouts(state)
  return (
    <div className="grid gap-4">
      <SelectField
        label={t('State')}
        className="justify-self-start"
        value={state ?? ''}
        onChange={({ target }) => setState(payoutStates.find((name) => name === target.value))}
      >
        <option value="">{t('Everything')}</option>
        {payoutStates.map((name) => (
          <option key={name} value={name}>
            {payoutState(name)}
          </option>
        ))}
      </SelectField>
      <QueryGate query={payouts}>
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.rows)
          return (
            <>
              {rows.length === 0 && <NothingHere text={t('There are no payouts.')} next="people" />}
              <ol className="console-entries" aria-label={t('Payouts')}>
                {rows.map((payout) => (
                  <li key={payout.id}>
                    <Payout payout={payout} />
                  </li>
                ))}
              </ol>
              <ShowMore pages={payouts} />
            </>
          )
        }}
      </QueryGate>
    </div>
  )
}

function Payout({ payout }: { payout: ConsolePayout }) {
  const { washer, amount_minor, fee_minor, method, state, reason, requested_at } = payout
  return (
    <>
      <p className="console-entry-head">
        <Link to={consolePath('people', washer.id)}>{washer.name}</Link>
        <b>{payoutState(state)}</b>
        <time className="num text-ink-2" dateTime={requested_at}>
          {formatDateTime(requested_at)}
        </time>
      </p>
      <p className="console-posting">
        <span>{method === 'instant' ? t('Instant') : t('Standard')}</span>
        <span className="num">
          {fee_minor > 0
            ? t('{amount}, including a {fee} fee', { amount: formatMinor(amount_minor), fee: formatMinor(fee_minor) })
            : formatMinor(amount_minor)}
        </span>
      </p>
      {reason && <p className="text-ink-2 wrap-anywhere">{reason}</p>}
    </>
  )
}

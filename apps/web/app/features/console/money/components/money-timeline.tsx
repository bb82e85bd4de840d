import type { ConsoleTransfer } from '@washline/contract/console/schemas'
import { type OrderId, orderNumber } from '@washline/contract/ids'
import { formatDateTime } from '../../../../platform/format/date.ts'
import { formatMinor } from '../../../../platform/format/money.ts'
import { t } from '../../../../platform/i18n/i18n.ts'
import { Link } from '../../../../router/index.ts'
import { consolePath } from '../../view-model.ts'
import { accountName, transferName, transferState } from '../money-labels.ts'

/** The order of a transfer is named where transfers of several orders are listed. */
type ListedTransfer = ConsoleTransfer & { readonly order_id?: OrderId | null }

/** Every transfer by time, with the accounts of each posting. */
export function MoneyTimeline({ transfers }: { transfers: readonly ListedTransfer[] }) {
  if (transfers.length === 0) return <p className="text-ink-2">{t('No money has moved for this order.')}</p>
  return (
    <ol className="console-entries" aria-label={t('Timeline')}>
      {transfers.map(({ id, kind, reason, state, at, by, postings, order_id }) => (
        <li key={id}>
          <p className="console-entry-head">
            <b>{transferName(kind)}</b>
            <span className="text-ink-2">{transferState(state)}</span>
            {order_id && <Link to={consolePath('orders', order_id)}>{orderNumber(order_id)}</Link>}
            <time className="num text-ink-2" dateTime={at}>
              {formatDateTime(at)}
            </time>
          </p>
          {postings.map(({ from, to, amount_minor, moved_minor }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: postings have no other identity and never move
            <p key={index} className="console-posting">
              <span>{t('From {from} to {to}', { from: accountName(from), to: accountName(to) })}</span>
              <span className="num">
                {state === 'posted' && moved_minor !== amount_minor
                  ? t('{moved} of {amount}', { moved: formatMinor(moved_minor), amount: formatMinor(amount_minor) })
                  : formatMinor(amount_minor)}
              </span>
            </p>
          ))}
          {(reason || by) && (
            <p className="text-ink-2 wrap-anywhere">
              {by && reason ? t('{name}: {reason}', { name: by.name, reason }) : (reason ?? by?.name)}
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}

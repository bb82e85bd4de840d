import type { OpsTransfer } from '@washline/contract/ops/schemas'
import { formatDateTime } from '../../../platform/format/date.ts'
import { formatMoney } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { accountName, transferName, transferState } from '../view-model.ts'

/** Every transfer in its time, with where each part of it went from and to. */
export function MoneyStory({ transfers }: { transfers: readonly OpsTransfer[] }) {
  if (transfers.length === 0) return <p className="text-ink-2">{t('No money has moved for this order.')}</p>
  return (
    <ol className="ops-story" aria-label={t('Story')}>
      {transfers.map(({ id, kind, reason, state, at, by, postings }) => (
        <li key={id}>
          <p className="ops-story-head">
            <b>{transferName(kind)}</b>
            <span className="text-ink-2">{transferState(state)}</span>
            <time className="num text-ink-2" dateTime={at}>
              {formatDateTime(at)}
            </time>
          </p>
          {postings.map(({ from, to, amount, moved }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: postings have no other identity and never move
            <p key={index} className="ops-posting">
              <span>{t('From {from} to {to}', { from: accountName(from), to: accountName(to) })}</span>
              <span className="num">
                {state === 'posted' && moved !== amount
                  ? t('{moved} of {amount}', { moved: formatMoney(moved), amount: formatMoney(amount) })
                  : formatMoney(amount)}
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

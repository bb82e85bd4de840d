import type { ConsoleOrderMoney } from '@washline/contract/console/schemas'
import { negate } from '@washline/contract/money'
import { formatMinor } from '../../../../platform/format/money.ts'
import { t } from '../../../../platform/i18n/i18n.ts'
import { accountName } from '../money-labels.ts'

/** What was paid in, where it is now, and the totals of both receipts. */
export function MoneySums({ sums, receipts }: Pick<ConsoleOrderMoney, 'sums' | 'receipts'>) {
  const wentTo = sums.accounts.filter(({ net_minor }) => net_minor > 0)
  const cameFrom = sums.accounts.filter(({ net_minor }) => net_minor < 0)
  const keyOf = ({ account }: (typeof wentTo)[number]) => `${account.name} ${account.person?.id}`
  return (
    <div className="console-box">
      <dl className="console-details">
        {cameFrom.map((row) => (
          <div key={keyOf(row)}>
            <dt>{t('From {account}', { account: accountName(row.account) })}</dt>
            <dd className="num">{formatMinor(negate(row.net_minor))}</dd>
          </div>
        ))}
        <div className="console-total">
          <dt>{t('Received')}</dt>
          <dd className="num">{formatMinor(sums.came_in_minor)}</dd>
        </div>
        {wentTo.map((row) => (
          <div key={keyOf(row)}>
            <dt>{accountName(row.account)}</dt>
            <dd className="num">{formatMinor(row.net_minor)}</dd>
          </div>
        ))}
        {sums.pending_minor > 0 && (
          <div>
            <dt>{t('Authorized on the card')}</dt>
            <dd className="num">{formatMinor(sums.pending_minor)}</dd>
          </div>
        )}
        <div className="console-total">
          <dt>{t('Refundable')}</dt>
          <dd className="num">{formatMinor(sums.refundable_minor)}</dd>
        </div>
        {receipts.customer && (
          <div>
            <dt>{t('Customer’s receipt')}</dt>
            <dd className="num">{formatMinor(receipts.customer.total_minor)}</dd>
          </div>
        )}
        {receipts.washer && (
          <div>
            <dt>{t('Washer’s receipt')}</dt>
            <dd className="num">{formatMinor(receipts.washer.total_minor)}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}

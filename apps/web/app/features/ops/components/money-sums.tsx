import type { OpsOrderMoney } from '@washline/contract/ops/schemas'
import { formatMoney } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { accountName } from '../view-model.ts'

/** What came in, where it is now, and what both people's receipts say. */
export function MoneySums({ sums, receipts }: Pick<OpsOrderMoney, 'sums' | 'receipts'>) {
  const wentTo = sums.accounts.filter(({ net }) => net > 0)
  const cameFrom = sums.accounts.filter(({ net }) => net < 0)
  const keyOf = ({ account }: (typeof wentTo)[number]) => `${account.name} ${account.person?.id}`
  return (
    <div className="ops-box">
      <dl className="ops-facts">
        {cameFrom.map((row) => (
          <div key={keyOf(row)}>
            <dt>{t('From {account}', { account: accountName(row.account) })}</dt>
            <dd className="num">{formatMoney(-row.net)}</dd>
          </div>
        ))}
        <div className="ops-total">
          <dt>{t('Came in')}</dt>
          <dd className="num">{formatMoney(sums.came_in)}</dd>
        </div>
        {wentTo.map((row) => (
          <div key={keyOf(row)}>
            <dt>{accountName(row.account)}</dt>
            <dd className="num">{formatMoney(row.net)}</dd>
          </div>
        ))}
        {sums.promised > 0 && (
          <div>
            <dt>{t('Still held on the card')}</dt>
            <dd className="num">{formatMoney(sums.promised)}</dd>
          </div>
        )}
        <div className="ops-total">
          <dt>{t('Can still be given back')}</dt>
          <dd className="num">{formatMoney(sums.refundable)}</dd>
        </div>
        {receipts.customer && (
          <div>
            <dt>{t('Customer’s receipt')}</dt>
            <dd className="num">{formatMoney(receipts.customer.total)}</dd>
          </div>
        )}
        {receipts.washer && (
          <div>
            <dt>{t('Washer’s receipt')}</dt>
            <dd className="num">{formatMoney(receipts.washer.total)}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}

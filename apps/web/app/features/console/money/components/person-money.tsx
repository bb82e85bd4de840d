import type { ConsoleEntry } from '@washline/contract/console/schemas'
import { orderNumber, type UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { type ComponentProps, useState } from 'react'
import { formatDateTime } from '../../../../platform/format/date.ts'
import { formatMinor } from '../../../../platform/format/money.ts'
import { t } from '../../../../platform/i18n/i18n.ts'
import { Link } from '../../../../router/index.ts'
import { Button } from '../../../../ui/button.tsx'
import { Tabs } from '../../../../ui/tabs.tsx'
import { toast } from '../../../../ui/toast.ts'
import { ActionForm } from '../../action-form.tsx'
import { QueryGate } from '../../components/query-gate.tsx'
import { ShowMore } from '../../components/show-more.tsx'
import { PersonTimeline } from '../../people/components/person-timeline.tsx'
import { consolePath } from '../../view-model.ts'
import { accountName, transferName } from '../money-labels.ts'
import { useCredit } from '../use-credit.ts'
import { usePersonMoney } from '../use-person-money.ts'
import { PersonBalances } from './person-balances.tsx'

/** One person: money with the credit, and the timeline, which is open where no money has moved. */
export function PersonMoney({ id }: { id: UserId }) {
  const money = usePersonMoney(id)
  const credit = useCredit(id)
  const [isCrediting, setCrediting] = useState(false)
  const [done, setDone] = useState(0)
  const first = money.data?.pages[0]
  const entries = money.data?.pages.flatMap((page) => page.entries) ?? []
  return (
    <QueryGate query={{ ...money, data: first }}>
      {({ person, actions, ...balances }) => (
        <>
          <header className="console-case-head">
            <div className="grid min-w-0 gap-1">
              <h2 className="wrap-anywhere">{person.name}</h2>
              <p className="text-ink-2 wrap-anywhere">{person.email}</p>
            </div>
            <Button variant="primary" size="compact" onClick={() => setCrediting(true)}>
              {t('Credit')}
            </Button>
          </header>
          <Tabs
            label={t('Person')}
            firstOpen={entries.length === 0 ? 1 : 0}
            tabs={[
              { title: t('Money'), content: <MoneyOfPerson entries={entries} pages={money} balances={balances} /> },
              { title: t('Timeline'), content: <PersonTimeline id={id} /> },
            ]}
          />
          <ActionForm
            key={done}
            open={isCrediting}
            onClose={() => setCrediting(false)}
            title={t('Credit')}
            about={t('Goes to the wallet of {name}.', { name: person.name })}
            maximum={market.ops.creditMaximumMinor}
            amount={undefined}
            asksOrder
            confirmText={(amount) => t('Credit {amount}', { amount })}
            onAction={async (action) => {
              const { data } = await credit.mutateAsync({ ...action, actions })
              toast.success(t('Credited. The wallet balance is {amount}.', { amount: formatMinor(data.wallet_minor) }))
              setDone(done + 1)
            }}
          />
        </>
      )}
    </QueryGate>
  )
}

function MoneyOfPerson({
  entries,
  pages,
  balances,
}: {
  entries: readonly ConsoleEntry[]
  pages: ComponentProps<typeof ShowMore>['pages']
  balances: ComponentProps<typeof PersonBalances>
}) {
  return (
    <div className="console-two">
      <section className="grid content-start gap-3" aria-label={t('Entries')}>
        <h3>{t('Entries')}</h3>
        {entries.length === 0 && <p className="text-ink-2">{t('No money has moved for this person.')}</p>}
        <ol className="console-entries">
          {entries.map(({ id: entryId, account, kind, reason, amount_minor, balance_after_minor, order_id, at }) => (
            <li key={entryId}>
              <p className="console-posting">
                <b>{transferName(kind)}</b>
                <b className="num">{formatMinor(amount_minor)}</b>
              </p>
              <p className="console-posting text-ink-2">
                <span>
                  {accountName({ name: account })}
                  {order_id !== null && (
                    <>
                      {' · '}
                      <Link to={consolePath('orders', order_id)}>{orderNumber(order_id)}</Link>
                    </>
                  )}
                </span>
                <span className="num">{t('Balance {amount}', { amount: formatMinor(balance_after_minor) })}</span>
              </p>
              <p className="text-ink-2 wrap-anywhere">{[formatDateTime(at), reason].filter(Boolean).join(' · ')}</p>
            </li>
          ))}
        </ol>
        <ShowMore pages={pages} />
      </section>
      <PersonBalances {...balances} />
    </div>
  )
}

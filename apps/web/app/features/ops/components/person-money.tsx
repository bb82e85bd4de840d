import { orderNumber } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import type { OpsEntry } from '@washline/contract/ops/schemas'
import { type ComponentProps, useState } from 'react'
import { Link } from 'react-router'
import { formatDateTime } from '../../../platform/format/date.ts'
import { formatMoney } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { toast } from '../../../ui/toast.ts'
import { ActForm } from '../act-form.tsx'
import { useCredit } from '../use-credit.ts'
import { usePersonMoney } from '../use-person-money.ts'
import { accountName, consolePath, transferName } from '../view-model.ts'
import { PersonBalances } from './person-balances.tsx'
import { PersonStory } from './person-story.tsx'
import { QueryGate } from './query-gate.tsx'
import { ShowMore } from './show-more.tsx'

/** One person: their money with the credit, and their record. */
export function PersonMoney({ id }: { id: number }) {
  const money = usePersonMoney(id)
  const credit = useCredit(id)
  const [isCrediting, setCrediting] = useState(false)
  const [done, setDone] = useState(0)
  const first = money.data?.pages[0]
  const entries = money.data?.pages.flatMap((page) => page.entries) ?? []
  return (
    <QueryGate query={{ ...money, data: first }}>
      {({ person, acts, ...balances }) => (
        <>
          <header className="ops-case-head">
            <div className="grid min-w-0 gap-1">
              <h2 className="wrap-anywhere">{person.name}</h2>
              <p className="text-ink-2 wrap-anywhere">{person.email}</p>
            </div>
            <Button look="primary" size="compact" onClick={() => setCrediting(true)}>
              {t('Credit')}
            </Button>
          </header>
          <Tabs
            label={t('Person')}
            tabs={[
              { title: t('Money'), content: <MoneyOfPerson entries={entries} pages={money} balances={balances} /> },
              { title: t('Record'), content: <PersonStory id={id} /> },
            ]}
          />
          <ActForm
            key={done}
            open={isCrediting}
            onClose={() => setCrediting(false)}
            title={t('Credit')}
            about={t('To the wallet of {name}.', { name: person.name })}
            maximum={market.ops.creditMaximumMinor / 100}
            amount={undefined}
            asksOrder
            confirmText={(amount) => t('Credit {amount}', { amount })}
            onAct={async (act) => {
              const { data } = await credit.mutateAsync({ ...act, acts })
              toast.success(t('Credited. The wallet has {amount}.', { amount: formatMoney(data.wallet) }))
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
  entries: readonly OpsEntry[]
  pages: ComponentProps<typeof ShowMore>['pages']
  balances: ComponentProps<typeof PersonBalances>
}) {
  return (
    <div className="ops-two">
      <section className="grid content-start gap-3" aria-label={t('Entries')}>
        <h3>{t('Entries')}</h3>
        {entries.length === 0 && <p className="text-ink-2">{t('No money has moved for this person.')}</p>}
        <ol className="ops-story">
          {entries.map(({ id: entryId, account, kind, reason, amount, balance_after, order_id, at }) => (
            <li key={entryId}>
              <p className="ops-posting">
                <b>{transferName(kind)}</b>
                <b className="num">{formatMoney(amount)}</b>
              </p>
              <p className="ops-posting text-ink-2">
                <span>
                  {accountName({ name: account })}
                  {order_id !== null && (
                    <>
                      {' · '}
                      <Link to={consolePath('orders', order_id)}>{orderNumber(order_id)}</Link>
                    </>
                  )}
                </span>
                <span className="num">{t('Balance {amount}', { amount: formatMoney(balance_after) })}</span>
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

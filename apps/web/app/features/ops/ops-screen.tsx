import { useRef, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useRested } from '../../platform/clock/use-rested.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { AlertsPanel } from './components/alerts-panel.tsx'
import { AuditPanel } from './components/audit-panel.tsx'
import { BooksPanel } from './components/books-panel.tsx'
import { ConsoleRail } from './components/console-rail.tsx'
import { OrderMoney } from './components/order-money.tsx'
import { OrdersList } from './components/orders-list.tsx'
import { PeopleList } from './components/people-list.tsx'
import { PersonMoney } from './components/person-money.tsx'
import { useConsoleKeys } from './use-console-keys.ts'
import { consolePath, consoleTabs, tabName } from './view-model.ts'

/** What the operators work in: lists at the left, the story of one thing at the right. */
export function OpsScreen() {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const tab = consoleTabs.find((name) => name === address.get('tab')) ?? 'orders'
  const openId = Number(address.get('id')) || undefined
  const [typed, setTyped] = useState({ orders: '', people: '' })
  const search = useRef<HTMLInputElement>(null)
  const hasList = tab === 'orders' || tab === 'people'
  const rested = useRested(hasList ? typed[tab] : '').trim()

  useConsoleKeys({
    onSearch: () => search.current?.focus(),
    onTab: (name) => navigate(consolePath(name)),
    onClose: () => navigate(consolePath(tab)),
  })

  return (
    <div className={openId === undefined ? 'ops' : 'ops ops-opened'}>
      <ConsoleRail tab={tab} />
      <main className="contents">
        {hasList && (
          <section className="ops-queue" aria-labelledby="ops-title">
            <div className="ops-queue-head">
              <h1 id="ops-title">{tabName(tab)}</h1>
              <input
                ref={search}
                type="search"
                className="input"
                maxLength={100}
                aria-label={tab === 'orders' ? t('Find an order by number, name or e-mail') : t('Find a person')}
                placeholder={tab === 'orders' ? t('Number, name or e-mail') : t('Name or e-mail')}
                value={typed[tab]}
                onChange={(event) => setTyped({ ...typed, [tab]: event.target.value })}
              />
            </div>
            {tab === 'orders' ? (
              <OrdersList search={rested} openId={openId} />
            ) : (
              <PeopleList search={rested} openId={openId} />
            )}
            <p className="ops-keys">
              <kbd>/</kbd> {t('find')} <kbd>J</kbd> <kbd>K</kbd> {t('move')} <kbd>Enter</kbd> {t('open')} <kbd>Esc</kbd>{' '}
              {t('close')}
            </p>
          </section>
        )}
        <div className={hasList ? 'ops-case' : 'ops-case ops-case-wide'}>
          {!hasList && <h1 className="sr-only">{tabName(tab)}</h1>}
          {hasList && openId !== undefined && (
            <Link className="ops-back" to={consolePath(tab)}>
              {t('Back to the list')}
            </Link>
          )}
          {hasList && openId === undefined && <p className="ops-hint">{t('Choose one to see its money.')}</p>}
          {tab === 'orders' && openId !== undefined && <OrderMoney key={openId} id={openId} />}
          {tab === 'people' && openId !== undefined && <PersonMoney key={openId} id={openId} />}
          {tab === 'books' && <BooksPanel />}
          {tab === 'alerts' && <AlertsPanel />}
          {tab === 'audit' && <AuditPanel />}
        </div>
      </main>
    </div>
  )
}

import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useRested } from '../../platform/clock/use-rested.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { AlertsPanel } from './components/alerts-panel.tsx'
import { AuditPanel } from './components/audit-panel.tsx'
import { BooksPanel } from './components/books-panel.tsx'
import { CataloguePanel } from './components/catalogue-panel.tsx'
import { ClaimCase } from './components/claim-case.tsx'
import { ClaimsList } from './components/claims-list.tsx'
import { ConsoleRail } from './components/console-rail.tsx'
import { FindDialog } from './components/find-dialog.tsx'
import { KeysDialog } from './components/keys-dialog.tsx'
import { LivePanel } from './components/live-panel.tsx'
import { OrderMoney } from './components/order-money.tsx'
import { OrdersList } from './components/orders-list.tsx'
import { PeopleList } from './components/people-list.tsx'
import { PersonMoney } from './components/person-money.tsx'
import { QualityPanel } from './components/quality-panel.tsx'
import { ReportsPanel } from './components/reports-panel.tsx'
import { SettingsPanel } from './components/settings-panel.tsx'
import { VerificationCase } from './components/verification-case.tsx'
import { VerificationsList } from './components/verifications-list.tsx'
import { useConsoleKeys } from './use-console-keys.ts'
import { useOpsWaiting } from './use-ops-waiting.ts'
import { consolePath, consoleTabs, tabName } from './view-model.ts'

/** What the operators work in: lists at the left, the story of one thing at the right. */
export function OpsScreen() {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const tab = consoleTabs.find((name) => name === address.get('tab')) ?? 'live'
  const openId = Number(address.get('id')) || undefined
  const waiting = useOpsWaiting().data
  const [typed, setTyped] = useState({ orders: '', people: '' })
  const [dialog, setDialog] = useState<'find' | 'keys'>()
  const isSearched = tab === 'orders' || tab === 'people'
  const hasList = isSearched || tab === 'claims' || tab === 'verification'
  const rested = useRested(isSearched ? typed[tab] : '').trim()

  useConsoleKeys({
    onSearch: () => setDialog('find'),
    onHelp: () => setDialog('keys'),
    onTab: (name) => navigate(consolePath(name)),
    onClose: () => navigate(consolePath(tab)),
  })

  return (
    <div className={openId === undefined ? 'ops' : 'ops ops-opened'}>
      <ConsoleRail tab={tab} waiting={waiting} onFind={() => setDialog('find')} onKeys={() => setDialog('keys')} />
      <main className="contents">
        {hasList && (
          <section className="ops-queue" aria-labelledby="ops-title">
            <div className="ops-queue-head">
              <h1 id="ops-title">{tabName(tab)}</h1>
              {isSearched && (
                <input
                  type="search"
                  className="input"
                  maxLength={100}
                  aria-label={tab === 'orders' ? t('Find an order by number, name or e-mail') : t('Find a person')}
                  placeholder={tab === 'orders' ? t('Number, name or e-mail') : t('Name or e-mail')}
                  value={typed[tab]}
                  onChange={(event) => setTyped({ ...typed, [tab]: event.target.value })}
                />
              )}
            </div>
            {tab === 'claims' && <ClaimsList openId={openId} />}
            {tab === 'verification' && <VerificationsList openId={openId} />}
            {tab === 'orders' && <OrdersList search={rested} openId={openId} />}
            {tab === 'people' && <PeopleList search={rested} openId={openId} />}
            <p className="ops-keys">
              <kbd>/</kbd> {t('find')} <kbd>J</kbd> <kbd>K</kbd> {t('move')} <kbd>Enter</kbd> {t('open')} <kbd>Esc</kbd>{' '}
              {t('close')}
            </p>
          </section>
        )}
        <div className={hasList ? 'ops-case' : 'ops-case ops-case-wide'}>
          {(!hasList || openId !== undefined) && (
            <h1 className={hasList ? 'sr-only desk:hidden' : 'sr-only'}>{tabName(tab)}</h1>
          )}
          {hasList && openId !== undefined && (
            <Link className="ops-back" to={consolePath(tab)}>
              {t('Back to the list')}
            </Link>
          )}
          {hasList && openId === undefined && <p className="ops-hint">{t('Choose one to see all of it.')}</p>}
          {tab === 'live' && <LivePanel />}
          {tab === 'claims' && openId !== undefined && <ClaimCase key={openId} id={openId} />}
          {tab === 'verification' && openId !== undefined && <VerificationCase key={openId} id={openId} />}
          {tab === 'orders' && openId !== undefined && <OrderMoney key={openId} id={openId} />}
          {tab === 'people' && openId !== undefined && <PersonMoney key={openId} id={openId} />}
          {tab === 'quality' && <QualityPanel />}
          {tab === 'books' && <BooksPanel />}
          {tab === 'catalogue' && <CataloguePanel />}
          {tab === 'alerts' && <AlertsPanel />}
          {tab === 'audit' && <AuditPanel />}
          {tab === 'reports' && <ReportsPanel />}
          {tab === 'settings' && <SettingsPanel />}
        </div>
      </main>
      <FindDialog
        open={dialog === 'find'}
        onClose={() => setDialog(undefined)}
        onFound={(path) => {
          setDialog(undefined)
          void navigate(path)
        }}
      />
      <KeysDialog open={dialog === 'keys'} onClose={() => setDialog(undefined)} />
    </div>
  )
}

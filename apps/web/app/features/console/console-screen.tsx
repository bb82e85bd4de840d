import type { Waiting } from '@washline/contract/console/waiting'
import { readIdText, toClaimId, toOrderId, toStepId, toUserId } from '@washline/contract/ids'
import { type ReactNode, useState } from 'react'
import { useRested } from '../../platform/clock/use-rested.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Link, useNavigate, useSearchParams } from '../../router/index.ts'
import { classes } from '../../ui/classes.ts'
import { later } from '../../ui/later.tsx'
import { mainId } from '../../ui/skip-link.tsx'
import { ConsoleRail } from './components/console-rail.tsx'
import { DiskAlerts } from './components/disk-alerts.tsx'
import { KeysDialog } from './components/keys-dialog.tsx'
import { LivePanel } from './queues/components/live-panel.tsx'
import { useConsoleWaiting } from './queues/use-console-waiting.ts'
import { useScarceDisks } from './queues/use-scarce-disks.ts'
import { useAltHeld } from './use-alt-held.ts'
import { useConsoleKeys } from './use-console-keys.ts'
import { type ConsoleTab, consolePath, consoleTabs, tabName } from './view-model.ts'

// What another tab, or an open row, shows.
const AuditPanel = later(() => import('./audit/components/audit-panel.tsx').then((module) => module.AuditPanel))
const LatestDecisions = later(() =>
  import('./audit/components/latest-decisions.tsx').then((module) => module.LatestDecisions),
)
const AlertsPanel = later(() => import('./money/components/alerts-panel.tsx').then((module) => module.AlertsPanel))
const BooksPanel = later(() => import('./money/components/books-panel.tsx').then((module) => module.BooksPanel))
const OrderMoney = later(() => import('./money/components/order-money.tsx').then((module) => module.OrderMoney))
const PersonMoney = later(() => import('./money/components/person-money.tsx').then((module) => module.PersonMoney))
const OrdersList = later(() => import('./people/components/orders-list.tsx').then((module) => module.OrdersList))
const PeopleList = later(() => import('./people/components/people-list.tsx').then((module) => module.PeopleList))
const ClaimCase = later(() => import('./queues/components/claim-case.tsx').then((module) => module.ClaimCase))
const ClaimsList = later(() => import('./queues/components/claims-list.tsx').then((module) => module.ClaimsList))
const ClustersPanel = later(() =>
  import('./queues/components/clusters-panel.tsx').then((module) => module.ClustersPanel),
)
const ConsoleComplaints = later(() =>
  import('./queues/components/console-complaints.tsx').then((module) => module.ConsoleComplaints),
)
const DoorCases = later(() => import('./queues/components/door-cases.tsx').then((module) => module.DoorCases))
const FindDialog = later(() => import('./queues/components/find-dialog.tsx').then((module) => module.FindDialog))
const OfferAppeals = later(() => import('./queues/components/offer-appeals.tsx').then((module) => module.OfferAppeals))
const QualityLimits = later(() =>
  import('./queues/components/quality-limits.tsx').then((module) => module.QualityLimits),
)
const QualityPanel = later(() => import('./queues/components/quality-panel.tsx').then((module) => module.QualityPanel))
const RecentDays = later(() => import('./people/components/recent-days.tsx').then((module) => module.RecentDays))
const ReportSeverities = later(() =>
  import('../../domain/report/report-severities.tsx').then((module) => module.ReportSeverities),
)
const ReportsPanel = later(() => import('./queues/components/reports-panel.tsx').then((module) => module.ReportsPanel))
const VerificationCase = later(() =>
  import('./queues/components/verification-case.tsx').then((module) => module.VerificationCase),
)
const VerificationsList = later(() =>
  import('./queues/components/verifications-list.tsx').then((module) => module.VerificationsList),
)
const BackupsPanel = later(() =>
  import('./settings/components/backups-panel.tsx').then((module) => module.BackupsPanel),
)
const CataloguePanel = later(() =>
  import('./settings/components/catalogue-panel.tsx').then((module) => module.CataloguePanel),
)
const ExtensionsPanel = later(() =>
  import('./settings/components/extensions-panel.tsx').then((module) => module.ExtensionsPanel),
)
const MarketPanel = later(() => import('./settings/components/market-panel.tsx').then((module) => module.MarketPanel))
const SettingsPanel = later(() =>
  import('./settings/components/settings-panel.tsx').then((module) => module.SettingsPanel),
)
const SetupPanel = later(() => import('./settings/components/setup-panel.tsx').then((module) => module.SetupPanel))
const ZonesPanel = later(() => import('./settings/components/zones-panel.tsx').then((module) => module.ZonesPanel))

/** Tabs whose rows open beside them. */
const tabsWithList = ['claims', 'verification', 'orders', 'people'] as const

/** The operators' console: lists at the left, the open order, person or case at the right; a hint of the first visits above the live orders. */
export function ConsoleScreen({ hint }: { hint: ReactNode }) {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const tab = consoleTabs.find((name) => name === address.get('tab')) ?? 'live'
  const openId = readIdText(address.get('id'))
  const waiting = useConsoleWaiting().data
  const isAltHeld = useAltHeld()
  const disks = useScarceDisks().data ?? []
  const [typed, setTyped] = useState({ orders: '', people: '' })
  const [dialog, setDialog] = useState<'find' | 'keys'>()
  const isSearched = tab === 'orders' || tab === 'people'
  const listTab = tabsWithList.find((name) => name === tab)
  const hasList = listTab !== undefined
  const rested = useRested(isSearched ? typed[tab] : '').trim()

  useConsoleKeys({
    onSearch: () => setDialog('find'),
    onHelp: () => setDialog('keys'),
    onTab: (name) => navigate(consolePath(name)),
    onClose: () => navigate(consolePath(tab)),
  })

  const goTo = (path: string) => {
    setDialog(undefined)
    void navigate(path)
  }
  return (
    <div className={classes('console', openId !== undefined && 'console-opened', isAltHeld && 'console-alt')}>
      <DiskAlerts disks={disks} />
      <ConsoleRail tab={tab} waiting={waiting} onFind={() => setDialog('find')} onKeys={() => setDialog('keys')} />
      <main id={mainId} className="contents">
        {hasList && (
          <ConsoleList
            tab={tab}
            openId={openId}
            search={rested}
            searchField={
              isSearched && (
                <SearchField tab={tab} value={typed[tab]} onChange={(text) => setTyped({ ...typed, [tab]: text })} />
              )
            }
          />
        )}
        <div className={hasList ? 'console-case' : 'console-case console-case-wide'}>
          {(!hasList || openId !== undefined) && (
            <h1 className={hasList ? 'sr-only desk:hidden' : 'sr-only'}>{tabName(tab)}</h1>
          )}
          {hasList && openId !== undefined && (
            <Link className="console-back" to={consolePath(tab)}>
              {t('Back to the list')}
            </Link>
          )}
          {listTab && openId === undefined && <NothingOpen tab={listTab} waiting={waiting} />}
          {openId !== undefined && <OpenRow key={openId} tab={tab} id={openId} />}
          {tab === 'live' && hint}
          <Panel tab={tab} />
        </div>
      </main>
      <FindDialog open={dialog === 'find'} onClose={() => setDialog(undefined)} onFound={goTo} />
      <KeysDialog open={dialog === 'keys'} onClose={() => setDialog(undefined)} />
    </div>
  )
}

/** Beside a list in which nothing is open: what was decided last. A case that waits opens by itself. */
function NothingOpen({ tab, waiting }: { tab: (typeof tabsWithList)[number]; waiting: Waiting | undefined }) {
  const isQueue = tab === 'claims' || tab === 'verification'
  if (isQueue && waiting?.[tab] !== 0) return <p className="console-hint">{t('Select an entry to see its details.')}</p>
  return (
    <div className="console-nothing-open">
      {!isQueue && <p>{t('Select an entry to see its details.')}</p>}
      <LatestDecisions about={tab} />
      <RecentDays about={tab} />
    </div>
  )
}

interface SearchFieldProps {
  tab: 'orders' | 'people'
  value: string
  onChange: (text: string) => void
}

function SearchField({ tab, value, onChange }: SearchFieldProps) {
  return (
    <input
      type="search"
      className="input"
      maxLength={100}
      aria-label={tab === 'orders' ? t('Find an order by number, name or email') : t('Find a person')}
      placeholder={tab === 'orders' ? t('Number, name or email') : t('Name or email')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

interface ConsoleListProps {
  tab: ConsoleTab
  openId: number | undefined
  search: string
  searchField: ReactNode
}

function ConsoleList({ tab, openId, search, searchField }: ConsoleListProps) {
  return (
    <section className="console-queue" aria-labelledby="console-title">
      <div className="console-queue-head">
        <h1 id="console-title">{tabName(tab)}</h1>
        {searchField}
      </div>
      {tab === 'claims' && <ClaimsList openId={openId} />}
      {tab === 'verification' && <VerificationsList openId={openId} />}
      {tab === 'orders' && <OrdersList search={search} openId={openId} />}
      {tab === 'people' && <PeopleList search={search} openId={openId} />}
      <p className="console-keys">
        <kbd>/</kbd> {t('find')} <kbd>J</kbd> <kbd>K</kbd> {t('move')} <kbd>Enter</kbd> {t('open')} <kbd>Esc</kbd>{' '}
        {t('close')}
      </p>
    </section>
  )
}

/** The open row of a tab that has a list. */
function OpenRow({ tab, id }: { tab: ConsoleTab; id: number }) {
  if (tab === 'claims') return <ClaimCase id={toClaimId(id)} />
  if (tab === 'verification') return <VerificationCase id={toStepId(id)} />
  if (tab === 'orders') return <OrderMoney id={toOrderId(id)} />
  if (tab === 'people') return <PersonMoney id={toUserId(id)} />
  return null
}

/** The content of a tab without a list. */
function Panel({ tab }: { tab: ConsoleTab }) {
  if (tab === 'live') return <LivePanel />
  if (tab === 'quality')
    return (
      <div className="console-panels">
        <ConsoleComplaints />
        <OfferAppeals />
        <section>
          <QualityPanel />
        </section>
        <QualityLimits />
        <LatestDecisions about="quality" />
        <RecentDays about="quality" />
      </div>
    )
  if (tab === 'books') return <BooksPanel />
  if (tab === 'catalogue') return <CataloguePanel />
  if (tab === 'alerts')
    return (
      <div className="console-panels">
        <section>
          <AlertsPanel />
        </section>
        <ClustersPanel />
        <LatestDecisions about="alerts" />
        <RecentDays about="alerts" />
      </div>
    )
  if (tab === 'audit') return <AuditPanel />
  if (tab === 'reports')
    return (
      <div className="console-panels">
        <section>
          <ReportsPanel />
        </section>
        <DoorCases />
        <section aria-label={t('What comes first')}>
          <header className="console-case-head">
            <h2>{t('What comes first')}</h2>
          </header>
          <ReportSeverities />
        </section>
        <LatestDecisions about="reports" />
        <RecentDays about="reports" />
      </div>
    )
  if (tab === 'settings') return <SettingsPanel />
  if (tab === 'market') return <MarketPanel />
  if (tab === 'zones') return <ZonesPanel />
  if (tab === 'setup') return <SetupPanel />
  if (tab === 'backups') return <BackupsPanel />
  if (tab === 'extensions') return <ExtensionsPanel />
  return null
}

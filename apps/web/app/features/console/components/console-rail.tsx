import type { Waiting } from '@washline/contract/console/waiting'
import { t } from '../../../platform/i18n/i18n.ts'
import { signOut } from '../../../platform/session/sign-out.ts'
import { useUser } from '../../../platform/session/use-user.ts'
import { Link } from '../../../router/index.ts'
import { Button } from '../../../ui/button.tsx'
import { Logo } from '../../../ui/logo.tsx'
import { type ConsoleTab, consolePath, consoleTabs, tabKey, tabName } from '../view-model.ts'
import { UrgentBar } from './urgent-bar.tsx'

interface ConsoleRailProps {
  tab: ConsoleTab
  waiting: Waiting | undefined
  onFind: () => void
  onKeys: () => void
}

/** On a phone the row of tabs is wider than the screen: scrolls the open one into view. */
const inSight = (link: HTMLElement | null) => {
  const row = link?.parentElement
  if (link && row) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2
}

/** The search, the tabs with their keys, the signed-in operator and the sign-out button. */
export function ConsoleRail({ tab, waiting, onFind, onKeys }: ConsoleRailProps) {
  const { email } = useUser()
  return (
    <header className="console-rail">
      <Logo to="/ops" />
      <div className="console-tools">
        <Button size="compact" flat aria-keyshortcuts="/" onClick={onFind}>
          {t('Find')} <Key name="/" />
        </Button>
        <Button size="compact" flat aria-keyshortcuts="?" onClick={onKeys}>
          {t('Shortcuts')} <Key name="?" />
        </Button>
      </div>
      <UrgentBar reports={waiting?.urgent_reports ?? 0} orders={waiting?.overdue_orders ?? 0} />
      <nav aria-label={t('Console')}>
        {consoleTabs.map((name) => (
          <Link
            key={name}
            className="console-tab"
            to={consolePath(name)}
            aria-keyshortcuts={tabKey(name)}
            aria-current={name === tab ? 'page' : undefined}
            ref={name === tab ? inSight : undefined}
          >
            <span>{tabName(name)}</span>
            <Key name={tabKey(name)} />
            {isQueue(name) && <Count of={waiting?.[name]} />}
          </Link>
        ))}
      </nav>
      <div className="console-foot">
        <p className="wrap-anywhere">{email}</p>
        <p>{t('Every read and every action is recorded.')}</p>
        <Link className="inline-flex min-h-11 items-center" to="/account">
          {t('Account')}
        </Link>
        <Link className="inline-flex min-h-11 items-center" to="/account/tokens">
          {t('Access tokens')}
        </Link>
        <Button variant="link" className="justify-self-start" onClick={() => void signOut()}>
          {t('Sign Out')}
        </Button>
      </div>
    </header>
  )
}

const queueTabs = ['claims', 'verification', 'quality', 'alerts', 'reports'] as const
const isQueue = (tab: ConsoleTab): tab is (typeof queueTabs)[number] => queueTabs.some((name) => name === tab)

/** The only number of a tab that is seen: its key appears with the pointer, or while Alt is held. */
const Count = ({ of: count = 0 }: { of: number | undefined }) =>
  count > 0 && (
    <b className="console-count num">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{t('{count} open', { count })}</span>
    </b>
  )

/** Screen readers get the key from `aria-keyshortcuts`. */
const Key = ({ name }: { name: string | undefined }) =>
  name !== undefined && (
    <span aria-hidden="true">
      <kbd className="console-key">{name}</kbd>
    </span>
  )

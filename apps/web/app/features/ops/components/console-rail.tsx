import type { Waiting } from '@washline/contract/ops/waiting'
import { Link } from 'react-router'
import { t } from '../../../platform/i18n/i18n.ts'
import { signOut } from '../../../platform/session/sign-out.ts'
import { useUser } from '../../../platform/session/use-user.ts'
import { Button } from '../../../ui/button.tsx'
import { Logo } from '../../../ui/logo.tsx'
import { type ConsoleTab, consolePath, consoleTabs, tabName } from '../view-model.ts'
import { UrgentBar } from './urgent-bar.tsx'

interface ConsoleRailProps {
  tab: ConsoleTab
  waiting: Waiting | undefined
  onFind: () => void
  onKeys: () => void
}

/** The search, the tabs with their keys, who is here, and the way out. */
export function ConsoleRail({ tab, waiting, onFind, onKeys }: ConsoleRailProps) {
  const { email } = useUser()
  return (
    <header className="ops-rail">
      <Logo to="/ops" />
      <div className="ops-tools">
        <Button size="compact" flat aria-keyshortcuts="/" onClick={onFind}>
          {t('Find')}{' '}
          <span className="ops-key" aria-hidden="true">
            /
          </span>
        </Button>
        <Button size="compact" flat aria-keyshortcuts="?" onClick={onKeys}>
          {t('Keys')}{' '}
          <span className="ops-key" aria-hidden="true">
            ?
          </span>
        </Button>
      </div>
      <UrgentBar count={waiting?.urgent_reports ?? 0} />
      <nav aria-label={t('Console')}>
        {consoleTabs.map((name, index) => (
          <Link
            key={name}
            className="ops-tab"
            to={consolePath(name)}
            aria-keyshortcuts={index < 9 ? String(index + 1) : undefined}
            aria-current={name === tab ? 'page' : undefined}
          >
            <span>{tabName(name)}</span>
            {(name === 'alerts' || name === 'reports') && <Count of={waiting?.[name]} />}
            {index < 9 && (
              <span className="ops-key" aria-hidden="true">
                {index + 1}
              </span>
            )}
          </Link>
        ))}
      </nav>
      <div className="ops-foot">
        <p className="wrap-anywhere">{email}</p>
        <p>{t('Every look and every act is recorded.')}</p>
        <Link className="inline-flex min-h-11 items-center" to="/account">
          {t('Account')}
        </Link>
        <Button look="link" className="justify-self-start" onClick={() => void signOut()}>
          {t('Sign Out')}
        </Button>
      </div>
    </header>
  )
}

const Count = ({ of: count = 0 }: { of: number | undefined }) =>
  count > 0 && (
    <span className="ops-count num">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{t('{count, plural, one {# is open} other {# are open}}', { count })}</span>
    </span>
  )

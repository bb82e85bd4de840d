import { type ReactNode, useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { InstallOffer } from '../../platform/install/install-offer.tsx'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { signOut } from '../../platform/session/sign-out.ts'
import { useNavigate } from '../../router/index.ts'
import { AppPage } from '../../ui/app-page.tsx'
import { Button } from '../../ui/button.tsx'
import { AccountType } from './components/account-type.tsx'
import { Appearance } from './components/appearance.tsx'
import { Details } from './components/details.tsx'
import { SettingsAside } from './components/settings-aside.tsx'
import { SettingsLinks } from './components/settings-links.tsx'
import { StopWashing } from './components/stop-washing.tsx'

export interface AccountScreenProps {
  balance: ReactNode
  cards: ReactNode
  onBecomeWasher: () => void
}

export function AccountScreen({ balance, cards, onBecomeWasher }: AccountScreenProps) {
  const navigate = useNavigate()
  const [isLeaving, setIsLeaving] = useState(false)
  useHeadingFocus()
  const leave = async () => {
    setIsLeaving(true)
    await Promise.all([signOut(), navigate('/', { replace: true })])
  }
  return (
    <AppPage
      title={t('Account')}
      back="/dashboard"
      tab="account"
      bottomNav
      actions={<AccountType onBecomeWasher={onBecomeWasher} />}
      menu={<SettingsAside />}
    >
      <div className="grid min-w-0 items-start gap-8 desk:grid-cols-2 desk:gap-10">
        <div className="grid min-w-0 gap-8">
          <Details between={balance} />
        </div>
        <div className="grid min-w-0 gap-8">
          {cards}
          <div className="desk:hidden">
            <SettingsLinks />
          </div>
          <Appearance />
          <StopWashing />
          <InstallOffer stays />
          <Button variant="danger" flat wide busy={isLeaving} onClick={() => void leave()}>
            {t('Log Out')}
          </Button>
        </div>
      </div>
    </AppPage>
  )
}

import { useState } from 'react'
import { ClaimsCard } from '../../features/claim/components/claims-card.tsx'
import { CustomerDashboardScreen } from '../../features/dashboard/customer-dashboard-screen.tsx'
import { Favourites } from '../../features/people/components/favourites.tsx'
import { BalanceCard } from '../../features/wallet/components/balance-card.tsx'
import { Compensations } from '../../features/wallet/components/compensations.tsx'
import { t } from '../../platform/i18n/i18n.ts'
import { WalletDialogs, type WalletStep } from './wallet-dialogs.tsx'

export default function CustomerDashboard() {
  const [step, setStep] = useState<WalletStep>('closed')
  return (
    <>
      <CustomerDashboardScreen
        balance={<BalanceCard title={t('Account Balance')} onTopUp={() => setStep('top-up')} />}
        claims={<ClaimsCard />}
        compensations={<Compensations />}
        favourites={<Favourites />}
      />
      <WalletDialogs step={step} onStep={setStep} />
    </>
  )
}

import { useState } from 'react'
import { WalletScreen } from '../features/wallet/wallet-screen.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'
import { WalletDialogs, type WalletStep } from './sections/wallet-dialogs.tsx'

export const meta = () => [{ title: pageTitle(t('Wallet')) }]

export default function WalletRoute() {
  const [step, setStep] = useState<WalletStep>('closed')
  return (
    <>
      <WalletScreen onTopUp={() => setStep('top-up')} />
      <WalletDialogs step={step} onStep={setStep} />
    </>
  )
}

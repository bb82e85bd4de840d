import { useState } from 'react'
import { WalletScreen } from '../features/wallet/wallet-screen.tsx'
import { WalletDialogs, type WalletStep } from './halves/wallet-dialogs.tsx'

export const meta = () => [{ title: 'Wallet · Washline' }]

export default function WalletRoute() {
  const [step, setStep] = useState<WalletStep>('closed')
  return (
    <>
      <WalletScreen onTopUp={() => setStep('top-up')} />
      <WalletDialogs step={step} onStep={setStep} />
    </>
  )
}

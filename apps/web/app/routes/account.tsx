import { messages } from '@washline/contract/messages'
import { lazy, Suspense, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { AccountScreen } from '../features/account/account-screen.tsx'
import { CardSavedDialog } from '../features/account/components/card-saved-dialog.tsx'
import { CardForm } from '../features/cards/card-form.tsx'
import { SavedCards } from '../features/cards/components/saved-cards.tsx'
import { BalanceCard } from '../features/wallet/components/balance-card.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Note } from '../ui/note.tsx'
import { WalletDialogs, type WalletStep } from './halves/wallet-dialogs.tsx'

const BecomeWasher = lazy(() => import('./halves/become-washer.tsx'))

export const meta = () => [{ title: 'Account · Washline' }]

type Step = 'none' | 'add-card' | 'card-saved' | 'become-washer'

/** True when an order was sent here because it needs a card. */
const isCardRequired = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'requireCard' in state && state.requireCard === true

export default function Account() {
  const requireCard = isCardRequired(useLocation().state)
  const navigate = useNavigate()
  const [step, setStep] = useState<Step>(requireCard ? 'add-card' : 'none')
  const [walletStep, setWalletStep] = useState<WalletStep>('closed')
  const [wasAskedToBecome, setWasAskedToBecome] = useState(false)
  const close = () => setStep('none')
  return (
    <>
      <AccountScreen
        balance={<BalanceCard title={t('Wallet balance')} onTopUp={() => setWalletStep('top-up')} />}
        cards={<SavedCards onAdd={() => setStep('add-card')} />}
        onBecomeWasher={() => {
          setWasAskedToBecome(true)
          setStep('become-washer')
        }}
      />
      <WalletDialogs step={walletStep} onStep={setWalletStep} />
      <Dialog open={step === 'add-card'} onClose={close} title={t('Add Payment Card')} closeText={t('Close')}>
        {requireCard && <Note icon="card">{t(messages.orders.cardRequired)}</Note>}
        <CardForm onSaved={() => setStep(requireCard ? 'card-saved' : 'none')} />
      </Dialog>
      <CardSavedDialog open={step === 'card-saved'} onClose={close} onBack={() => void navigate(-1)} />
      {wasAskedToBecome && (
        <Suspense>
          <BecomeWasher open={step === 'become-washer'} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

import { orderMessages } from '@washline/contract/orders/messages'
import { lazy, Suspense, useState } from 'react'
import { AccountScreen } from '../features/account/account-screen.tsx'
import { CardSavedDialog } from '../features/account/components/card-saved-dialog.tsx'
import { CardFormLater } from '../features/cards/components/card-form-later.ts'
import { SavedCards } from '../features/cards/components/saved-cards.tsx'
import { BalanceCard } from '../features/wallet/components/balance-card.tsx'
import { t } from '../platform/i18n/i18n.ts'
import { pageTitle } from '../platform/navigation/page-title.ts'
import { useUser } from '../platform/session/use-user.ts'
import { useLocation, useNavigate } from '../router/index.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Note } from '../ui/note.tsx'
import { WalletDialogs, type WalletStep } from './sections/wallet-dialogs.tsx'

const BecomeWasher = lazy(() => import('./sections/become-washer.tsx'))

export const meta = () => [{ title: pageTitle(t('Account')) }]

type Step = 'none' | 'add-card' | 'card-saved' | 'become-washer'

/** Whether a link asked for a card, for an order, or for the registration as a Washer. */
const isSentFor = (flag: 'requireCard' | 'becomeWasher', state: unknown): boolean =>
  typeof state === 'object' && state !== null && flag in state && (state as Record<typeof flag, unknown>)[flag] === true

export default function Account() {
  const { state } = useLocation()
  const requireCard = isSentFor('requireCard', state)
  const { provider } = useUser()
  const isBecoming = isSentFor('becomeWasher', state) && !provider
  const navigate = useNavigate()
  const [step, setStep] = useState<Step>(requireCard ? 'add-card' : isBecoming ? 'become-washer' : 'none')
  const [walletStep, setWalletStep] = useState<WalletStep>('closed')
  const [wasAskedToBecome, setWasAskedToBecome] = useState(isBecoming)
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
        {requireCard && <Note icon="card">{t(orderMessages.cardRequired)}</Note>}
        <CardFormLater onSaved={() => setStep(requireCard ? 'card-saved' : 'none')} />
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

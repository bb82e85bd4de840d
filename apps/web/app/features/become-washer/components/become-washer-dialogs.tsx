import { messages } from '@washline/contract/messages'
import type { PaymentMethod } from '@washline/contract/payments/schemas'
import { type ReactNode, useState } from 'react'
import { t } from '../../../platform/i18n/i18n.ts'
import { readUser } from '../../../platform/session/read-user.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { findPlace } from '../use-find-place.ts'
import { usePayAndRegister } from '../use-pay-and-register.ts'
import { addressOf, noDetails, type Registration, type WasherDetails } from '../view-model.ts'
import { WasherForm } from '../washer-form.tsx'
import { Deposit } from './deposit.tsx'
import { PaymentSuccessful } from './payment-successful.tsx'
import { RegistrationComplete } from './registration-complete.tsx'

export interface CardSlot {
  chosenId: string | undefined
  onChoose: (card: Pick<PaymentMethod, 'id'>) => void
}

export interface BecomeWasherDialogsProps {
  open: boolean
  onClose: () => void
  /** The new Washer has still to be checked. */
  onToVerify: () => void
  /** Draws the saved cards, and the form of a new one in their place. */
  cards: (slot: CardSlot) => ReactNode
}

type Step = 'details' | 'deposit' | 'paid' | 'registered'

/** Become a Provider, Security Deposit, Payment Successful, Provider Registration Complete. */
export function BecomeWasherDialogs({ open, onClose, onToVerify, cards }: BecomeWasherDialogsProps) {
  const [step, setStep] = useState<Step>('details')
  const [details, setDetails] = useState<WasherDetails>(noDetails)
  const [registration, setRegistration] = useState<Registration>()
  const [cardId, setCardId] = useState<string>()
  const [isClosing, setIsClosing] = useState(false)
  const become = usePayAndRegister()

  const close = () => {
    if (step === 'deposit') setStep('details')
    onClose()
  }
  const toDeposit = async (entered: WasherDetails) => {
    setDetails(entered)
    setRegistration({ ...entered, ...(await findPlace(addressOf(entered))) })
    become.reset()
    setStep('deposit')
  }
  const pay = () => {
    if (!registration || !cardId) return
    become.mutate({ registration, paymentMethodId: cardId }, { onSuccess: () => setStep('paid') })
  }
  const finish = async () => {
    setIsClosing(true)
    await readUser().catch(() => toast.error(t(messages.signIn.userData)))
    setIsClosing(false)
    onClose()
    setStep('details')
    setDetails(noDetails)
    setCardId(undefined)
    if (become.data && !become.data.verified) onToVerify()
  }

  const titles = {
    details: t('Become a Provider'),
    deposit: t('Security Deposit'),
    paid: t('Payment Successful'),
    registered: t('Provider Registration Complete'),
  }
  return (
    <>
      <Dialog open={open && step === 'details'} onClose={close} title={titles.details} closeText={t('Close')}>
        <WasherForm details={details} onContinue={toDeposit} />
      </Dialog>
      <Dialog
        open={open && step !== 'details'}
        onClose={close}
        closable={step === 'deposit' && !become.isPending}
        title={titles[step]}
        closeText={t('Close')}
      >
        {step === 'deposit' && (
          <Deposit
            cards={cards({ chosenId: cardId, onChoose: ({ id }) => setCardId(id) })}
            hasCard={cardId !== undefined}
            isPaying={become.isPending}
            error={become.error?.message}
            onCancel={close}
            onPay={pay}
          />
        )}
        {step === 'paid' && <PaymentSuccessful onDone={() => setStep('registered')} />}
        {step === 'registered' && become.data && (
          <RegistrationComplete registered={become.data} isClosing={isClosing} onOk={() => void finish()} />
        )}
      </Dialog>
    </>
  )
}

import type { PaymentMethod } from '@washline/contract/payments/schemas'
import type { ReactNode } from 'react'
import { t } from '../../../platform/i18n/i18n.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import {
  type RegistrationStep,
  type RegistrationStepsOptions,
  useRegistrationSteps,
} from '../use-registration-steps.ts'
import { WasherForm } from '../washer-form.tsx'
import { Deposit } from './deposit.tsx'
import { PaymentSuccessful } from './payment-successful.tsx'
import { RegistrationComplete } from './registration-complete.tsx'

export interface CardSlot {
  chosenId: string | undefined
  onChoose: (card: Pick<PaymentMethod, 'id'>) => void
}

export interface BecomeWasherDialogsProps extends RegistrationStepsOptions {
  open: boolean
  /** Renders the saved cards, or the form of a new card in their place. */
  cards: (slot: CardSlot) => ReactNode
}

const titles = (): Record<RegistrationStep, string> => ({
  details: t('Become a Provider'),
  deposit: t('Security Deposit'),
  paid: t('Payment Successful'),
  registered: t('Provider Registration Complete'),
})

/** Become a Provider, Security Deposit, Payment Successful, Provider Registration Complete. */
export function BecomeWasherDialogs({ open, cards, ...options }: BecomeWasherDialogsProps) {
  const steps = useRegistrationSteps(options)
  const { step, cardId, become, close } = steps
  return (
    <>
      <Dialog open={open && step === 'details'} onClose={close} title={titles().details} closeText={t('Close')}>
        <WasherForm details={steps.details} onContinue={steps.toDeposit} />
      </Dialog>
      <Dialog
        open={open && step !== 'details'}
        onClose={close}
        closable={step === 'deposit' && !become.isPending}
        title={titles()[step]}
        closeText={t('Close')}
      >
        {step === 'deposit' && (
          <Deposit
            cards={cards({ chosenId: cardId, onChoose: ({ id }) => steps.setCardId(id) })}
            hasCard={cardId !== undefined}
            isPaying={become.isPending}
            error={become.error?.message}
            onCancel={close}
            onPay={steps.pay}
          />
        )}
        {step === 'paid' && <PaymentSuccessful onDone={steps.toRegistered} />}
        {step === 'registered' && become.data && (
          <RegistrationComplete registered={become.data} isClosing={steps.isClosing} onOk={() => void steps.finish()} />
        )}
      </Dialog>
    </>
  )
}

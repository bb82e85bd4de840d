import { signInMessages } from '@washline/contract/identity/messages'
import { useState } from 'react'
import { t } from '../../platform/i18n/i18n.ts'
import { readUser } from '../../platform/session/read-user.ts'
import { toast } from '../../ui/toast.ts'
import { findCoordinates } from './use-find-coordinates.ts'
import { usePayAndRegister } from './use-pay-and-register.ts'
import { addressOf, noDetails, type Registration, type WasherDetails } from './view-model.ts'

export type RegistrationStep = 'details' | 'deposit' | 'paid' | 'registered'

export interface RegistrationStepsOptions {
  onClose: () => void
  /** Called when the new Washer must still be verified. */
  onToVerify: () => void
}

/** From the details over the deposit to the registration; closing before the payment leads back to the details. */
export function useRegistrationSteps({ onClose, onToVerify }: RegistrationStepsOptions) {
  const [step, setStep] = useState<RegistrationStep>('details')
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
    setRegistration({ ...entered, ...(await findCoordinates(addressOf(entered))) })
    become.reset()
    setStep('deposit')
  }
  const pay = () => {
    if (!registration || !cardId) return
    become.mutate({ registration, paymentMethodId: cardId }, { onSuccess: () => setStep('paid') })
  }
  const finish = async () => {
    setIsClosing(true)
    await readUser().catch(() => toast.error(t(signInMessages.userData)))
    setIsClosing(false)
    onClose()
    setStep('details')
    setDetails(noDetails)
    setCardId(undefined)
    if (become.data && !become.data.verified) onToVerify()
  }
  return {
    ...{ step, details, cardId, setCardId, become, isClosing, close, toDeposit, pay, finish },
    toRegistered: () => setStep('registered'),
  }
}

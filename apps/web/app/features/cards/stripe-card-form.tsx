import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { cardMessages } from '@washline/contract/payments/messages'
import { type FormEvent, useState } from 'react'
import { errorText } from '../../platform/api/error-text.ts'
import { t, tText } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { beginCardSetup, CardRefusal } from './use-save-card.ts'

export interface StripeCardFormProps {
  publishableKey: string
  onSaved: (card: undefined) => Promise<void>
}

/** The vendor's card field; the number never reaches this application. */
export function StripeCardForm({ publishableKey, onSaved }: StripeCardFormProps) {
  const [loading] = useState(() => loadStripe(publishableKey).catch(() => null))
  return (
    <Elements stripe={loading}>
      <StripeFields onSaved={onSaved} />
    </Elements>
  )
}

function StripeFields({ onSaved }: Pick<StripeCardFormProps, 'onSaved'>) {
  const stripe = useStripe()
  const elements = useElements()
  const [isSaving, setIsSaving] = useState(false)
  const [error, setError] = useState('')

  const save = async () => {
    if (!stripe) throw new CardRefusal(cardMessages.notLoaded)
    const card = elements?.getElement(CardElement)
    if (!card) throw new CardRefusal(cardMessages.elementMissing)
    const secret = await beginCardSetup()
    const { error: refused, setupIntent } = await stripe.confirmCardSetup(secret, { payment_method: { card } })
    if (refused) throw new CardRefusal(refused.message ?? cardMessages.add)
    if (setupIntent?.status !== 'succeeded') throw new CardRefusal(cardMessages.setupFailed)
    await onSaved(undefined)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    setIsSaving(true)
    setError('')
    try {
      await save()
    } catch (problem) {
      setError(problem instanceof CardRefusal ? tText(problem.message) : errorText(problem, t(cardMessages.add)))
    } finally {
      setIsSaving(false)
    }
  }

  return (
    <form className="grid gap-4" onSubmit={submit}>
      <div className="input">
        <CardElement options={{ hidePostalCode: true }} />
      </div>
      {error && <ErrorText>{error}</ErrorText>}
      <Button type="submit" variant="primary" size="large" wide busy={isSaving} busyText={t('Saving...')}>
        {t('Save Card')}
      </Button>
    </form>
  )
}

import type { PaymentMethod } from '@washline/contract/payments/schemas'
import { lazy, Suspense } from 'react'
import { useConfig } from '../../platform/api/use-config.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SandboxCardForm } from './sandbox-card-form.tsx'
import { useCardsAgain } from './use-save-card.ts'

const StripeCardForm = lazy(() =>
  import('./stripe-card-form.tsx').then((module) => ({ default: module.StripeCardForm })),
)

export interface CardFormProps {
  /** Without a card where the vendor reports success alone and no list of cards is shown. */
  onSaved: (card: PaymentMethod | undefined) => void
}

/** Saves a payment card: in the vendor's field where a vendor is configured, else in fields for test cards. */
export function CardForm({ onSaved }: CardFormProps) {
  const config = useConfig()
  const readAgain = useCardsAgain()
  const saved = async (card: PaymentMethod | undefined) => {
    const added = await readAgain()
    onSaved(card ?? added)
  }
  const waiting = (
    <div className="grid gap-4" role="status" aria-label={t('Loading')}>
      <Skeleton className="h-14" />
      <Skeleton className="h-14" />
    </div>
  )
  if (!config) return waiting
  if (!config.stripe.publishable_key) return <SandboxCardForm onSaved={saved} />
  return (
    <Suspense fallback={waiting}>
      <StripeCardForm publishableKey={config.stripe.publishable_key} onSaved={saved} />
    </Suspense>
  )
}

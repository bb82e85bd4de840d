import { cardMessages } from '@washline/contract/payments/messages'
import type { PaymentMethod } from '@washline/contract/payments/schemas'
import { useState } from 'react'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useCards } from '../use-cards.ts'
import { brandName, expiryOf } from '../view-model.ts'
import { CardFormLater } from './card-form-later.ts'
import { RemoveCardDialog } from './remove-card-dialog.tsx'

/** The saved cards, with buttons to remove and add. */
export function SavedCards({ onAdd }: { onAdd: () => void }) {
  const { data: cards, isError, refetch } = useCards()
  const [removing, setRemoving] = useState<PaymentMethod>()
  return (
    <section className="grid gap-3" aria-busy={!cards && !isError}>
      <h2>{t('Payment cards')}</h2>
      {!cards && !isError && <Skeleton className="h-18" />}
      {!cards && isError && (
        <ErrorState message={t(cardMessages.fetch)} retryText={t('Retry')} onRetry={() => void refetch()} />
      )}
      {cards?.length === 0 && <p className="text-ink-2">{t('No cards saved.')}</p>}
      {cards && cards.length > 0 && (
        <ul className="grid gap-3">
          {cards.map((card) => (
            <li key={card.id} className="flex items-center gap-3.5 rounded-button border-2 bg-sheet py-2.5 pr-2 pl-4">
              <Icon name="card" />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">
                  {t('{brand} ending {last4}', { brand: brandName(card.brand), last4: card.last4 })}
                </span>
                <span className="num text-14 text-ink-2">{t('Expires {date}', { date: expiryOf(card) })}</span>
              </span>
              <IconButton
                icon="close"
                label={t('Remove card ending in {last4}', { last4: card.last4 })}
                onClick={() => setRemoving(card)}
              />
            </li>
          ))}
        </ul>
      )}
      <Button icon="plus" wide flat {...CardFormLater.soon} onClick={onAdd}>
        {t('Add Payment Card')}
      </Button>
      <RemoveCardDialog card={removing} onClose={() => setRemoving(undefined)} />
    </section>
  )
}

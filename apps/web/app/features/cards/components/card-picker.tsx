import { cardMessages } from '@washline/contract/payments/messages'
import type { PaymentMethod } from '@washline/contract/payments/schemas'
import { useState } from 'react'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useCards } from '../use-cards.ts'
import { brandName, expiryOf } from '../view-model.ts'

export interface CardPickerProps {
  chosenId: string | undefined
  onChoose: (card: PaymentMethod) => void
  onAdd: () => void
}

/** A saved card, or a button that adds one. */
export function CardPicker({ chosenId, onChoose, onAdd }: CardPickerProps) {
  const { data: cards, isError, refetch } = useCards()
  const [isOpen, setIsOpen] = useState(false)
  const chosen = cards?.find(({ id }) => id === chosenId)
  if (chosen && !isOpen) {
    return (
      <button type="button" className="pick w-full" aria-expanded={false} onClick={() => setIsOpen(true)}>
        <Icon name="card" />
        <CardName card={chosen} />
        <Icon name="down" />
      </button>
    )
  }
  return (
    <fieldset className="grid gap-2" aria-busy={!cards && !isError}>
      <legend className="kicker mb-2">{t('Payment card')}</legend>
      {isError && !cards && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <ErrorText>{t(cardMessages.load)}</ErrorText>
          <Button variant="link" onClick={() => void refetch()}>
            {t('Retry')}
          </Button>
        </div>
      )}
      {!cards && !isError && <Skeleton className="h-12" />}
      {cards?.length === 0 && <p className="text-ink-2">{t('No cards saved.')}</p>}
      {cards?.map((card) => (
        <label key={card.id} className="pick flex w-full">
          <input
            type="radio"
            name="payment-card"
            className="sr-only"
            checked={card.id === chosenId}
            onChange={() => onChoose(card)}
            onClick={() => setIsOpen(false)}
          />
          <Icon name="card" />
          <CardName card={card} />
          {card.id === chosenId && <Icon name="check" />}
        </label>
      ))}
      <Button variant="link" icon="plus" className="justify-self-start" onClick={onAdd}>
        {t('Add a card')}
      </Button>
    </fieldset>
  )
}

function CardName({ card }: { card: PaymentMethod }) {
  return (
    <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3 text-left">
      <span>{t('{brand} ending {last4}', { brand: brandName(card.brand), last4: card.last4 })}</span>
      <span className="num text-14 font-medium text-ink-2">{expiryOf(card)}</span>
    </span>
  )
}

import { useState } from 'react'
import { AddCardDialog } from '../../features/cards/components/add-card-dialog.tsx'
import { CardPicker } from '../../features/cards/components/card-picker.tsx'
import { useCards } from '../../features/cards/use-cards.ts'
import { TopUpDialog } from '../../features/wallet/components/top-up-dialog.ts'

export type WalletStep = 'closed' | 'top-up' | 'add-card'

export interface WalletDialogsProps {
  step: WalletStep
  onStep: (step: WalletStep) => void
}

/** The wallet's dialogs, with the saved cards. */
export function WalletDialogs({ step, onStep }: WalletDialogsProps) {
  const cards = useCards().data
  const [chosenId, setChosenId] = useState<string>()
  const cardId = (cards?.find(({ id }) => id === chosenId) ?? cards?.[0])?.id
  const close = () => onStep('closed')
  return (
    <>
      <TopUpDialog
        open={step === 'top-up'}
        onClose={close}
        cardId={cardId}
        cardPicker={
          <CardPicker chosenId={cardId} onChoose={(card) => setChosenId(card.id)} onAdd={() => onStep('add-card')} />
        }
      />
      <AddCardDialog
        open={step === 'add-card'}
        onClose={() => onStep('top-up')}
        onSaved={(card) => {
          setChosenId(card?.id)
          onStep('top-up')
        }}
      />
    </>
  )
}

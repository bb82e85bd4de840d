import { type ReactNode, useState } from 'react'
import { useCards } from '../use-cards.ts'
import { AddCardDialog } from './add-card-dialog.tsx'
import { CardPicker } from './card-picker.tsx'

export interface CardChoiceProps {
  /** False where there is nothing to pay: the cards are not read then. */
  isOn?: boolean
  children: (choice: { cardId: string | undefined; picker: ReactNode }) => ReactNode
}

/** Chooses the saved card that pays: the first one until another is chosen or added. */
export function CardChoice({ isOn = true, children }: CardChoiceProps) {
  const { data: cards = [] } = useCards({ isOn })
  const [chosenId, setChosenId] = useState<string>()
  const [isAdding, setIsAdding] = useState(false)
  const cardId = (cards.find(({ id }) => id === chosenId) ?? cards[0])?.id
  const picker = isOn && (
    <CardPicker chosenId={cardId} onChoose={({ id }) => setChosenId(id)} onAdd={() => setIsAdding(true)} />
  )
  return (
    <>
      {children({ cardId, picker })}
      <AddCardDialog
        open={isAdding}
        onClose={() => setIsAdding(false)}
        onSaved={(saved) => {
          setChosenId(saved?.id)
          setIsAdding(false)
        }}
      />
    </>
  )
}

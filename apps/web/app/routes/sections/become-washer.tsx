import { useState } from 'react'
import { BecomeWasherDialogs, type CardSlot } from '../../features/become-washer/components/become-washer-dialogs.tsx'
import { CardForm } from '../../features/cards/card-form.tsx'
import { CardPicker } from '../../features/cards/components/card-picker.tsx'
import { useCards } from '../../features/cards/use-cards.ts'
import { useNavigate } from '../../router/index.ts'

export interface BecomeWasherProps {
  open: boolean
  onClose: () => void
}

/** The registration of a Washer, with the saved cards. */
export default function BecomeWasher(props: BecomeWasherProps) {
  const navigate = useNavigate()
  return (
    <BecomeWasherDialogs
      {...props}
      onToVerify={() => void navigate('/provider/verification')}
      cards={(slot) => <DepositCards {...slot} />}
    />
  )
}

/** The saved cards; without any, or on request, the form of a new one in their place. */
function DepositCards({ chosenId, onChoose }: CardSlot) {
  const { data: cards } = useCards()
  const [isAdding, setIsAdding] = useState(false)
  if (isAdding || cards?.length === 0)
    return (
      <CardForm
        onSaved={(card) => {
          setIsAdding(false)
          if (card) onChoose(card)
        }}
      />
    )
  return <CardPicker chosenId={chosenId} onChoose={onChoose} onAdd={() => setIsAdding(true)} />
}

import type { Order } from '@washline/contract/orders/schemas'
import { useState } from 'react'
import { AddCardDialog } from '../../features/cards/components/add-card-dialog.tsx'
import { CardPicker } from '../../features/cards/components/card-picker.tsx'
import { useCards } from '../../features/cards/use-cards.ts'
import { TipForm } from '../../features/tip/tip-form.tsx'
import { useWallet } from '../../features/wallet/use-wallet.ts'

/** The tip with the wallet and the cards that it may come from. */
export default function TipWasher({ order }: { order: Order }) {
  const { data: cards = [] } = useCards()
  const { balance } = useWallet()
  const [chosenId, setChosenId] = useState<string>()
  const [isAdding, setIsAdding] = useState(false)
  const cardId = (cards.find(({ id }) => id === chosenId) ?? cards[0])?.id
  return (
    <>
      <TipForm
        orderId={order.id}
        name={order.provider?.provider.business_name ?? ''}
        balance={balance}
        cardId={cardId}
        cardPicker={
          <CardPicker chosenId={cardId} onChoose={({ id }) => setChosenId(id)} onAdd={() => setIsAdding(true)} />
        }
      />
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

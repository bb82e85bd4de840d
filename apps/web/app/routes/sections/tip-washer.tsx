import { useQueryClient } from '@tanstack/react-query'
import { toMinor } from '@washline/contract/money'
import type { Order } from '@washline/contract/orders/schemas'
import { CardChoice } from '../../features/cards/components/card-choice.tsx'
import { receiptKey } from '../../features/receipt/use-receipt.ts'
import { TipForm } from '../../features/tip/tip-form.tsx'
import { useWallet, walletKey } from '../../features/wallet/use-wallet.ts'

/** The tip, paid from the wallet or a card. */
export default function TipWasher({ order }: { order: Order }) {
  const queries = useQueryClient()
  const { balance } = useWallet()
  return (
    <CardChoice>
      {({ cardId, picker }) => (
        <TipForm
          orderId={order.id}
          name={order.provider?.provider.business_name ?? ''}
          balance={balance === undefined ? undefined : toMinor(balance)}
          cardId={cardId}
          cardPicker={picker}
          onTipped={() => {
            void queries.invalidateQueries({ queryKey: walletKey })
            void queries.invalidateQueries({ queryKey: receiptKey(order.id) })
          }}
        />
      )}
    </CardChoice>
  )
}

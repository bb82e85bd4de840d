import { cardMessages } from '@washline/contract/payments/messages'
import type { PaymentMethod } from '@washline/contract/payments/schemas'
import { errorText } from '../../../platform/api/error-text.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import { useRemoveCard } from '../use-remove-card.ts'
import { brandName } from '../view-model.ts'

export interface RemoveCardDialogProps {
  /** Undefined while the dialog is closed. */
  card: PaymentMethod | undefined
  onClose: () => void
}

/** Confirms the removal of a card. */
export function RemoveCardDialog({ card, onClose }: RemoveCardDialogProps) {
  const remove = useRemoveCard()
  const close = () => {
    remove.reset()
    onClose()
  }
  return (
    <Dialog open={card !== undefined} onClose={close} title={t('Remove this card?')} closeText={t('Close')}>
      {card && (
        <p>
          {t('{brand} ending in {last4} will no longer be available for orders. You can add it again at any time.', {
            brand: brandName(card.brand),
            last4: card.last4,
          })}
        </p>
      )}
      {remove.isError && <ErrorText>{errorText(remove.error, t(cardMessages.remove))}</ErrorText>}
      <div className="grid grid-cols-2 gap-3">
        <Button onClick={close}>{t('Cancel')}</Button>
        <Button
          variant="danger"
          busy={remove.isPending}
          onClick={() => card && remove.mutate(card.id, { onSuccess: close })}
        >
          {t('Remove')}
        </Button>
      </div>
    </Dialog>
  )
}

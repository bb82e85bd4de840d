import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

export interface CardSavedDialogProps {
  open: boolean
  onClose: () => void
  onBack: () => void
}

/** Links back to the order that needed the card, once the card is saved. */
export function CardSavedDialog({ open, onClose, onBack }: CardSavedDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={t('Your card is saved')} closeText={t('Close')}>
      <p>{t('Your order is just as you left it. You can confirm it now.')}</p>
      <Button variant="primary" size="large" wide onClick={onBack}>
        {t('Back to your order')}
      </Button>
    </Dialog>
  )
}

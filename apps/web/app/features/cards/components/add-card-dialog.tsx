import type { PaymentMethod } from '@washline/contract/payments/schemas'
import { t } from '../../../platform/i18n/i18n.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { CardFormLater } from './card-form-later.ts'

export interface AddCardDialogProps {
  open: boolean
  onClose: () => void
  onSaved: (card: PaymentMethod | undefined) => void
}

export function AddCardDialog({ open, onClose, onSaved }: AddCardDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={t('Add Payment Card')} closeText={t('Close')}>
      <CardFormLater onSaved={onSaved} />
    </Dialog>
  )
}

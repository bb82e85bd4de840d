import type { PaymentMethod } from '@washline/contract/payments/schemas'
import { lazy, Suspense } from 'react'
import { t } from '../../../platform/i18n/i18n.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

const CardForm = lazy(() => import('../card-form.tsx').then((module) => ({ default: module.CardForm })))

export interface AddCardDialogProps {
  open: boolean
  onClose: () => void
  onSaved: (card: PaymentMethod | undefined) => void
}

export function AddCardDialog({ open, onClose, onSaved }: AddCardDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={t('Add Payment Card')} closeText={t('Close')}>
      <Suspense fallback={<Skeleton className="h-64" />}>
        <CardForm onSaved={onSaved} />
      </Suspense>
    </Dialog>
  )
}

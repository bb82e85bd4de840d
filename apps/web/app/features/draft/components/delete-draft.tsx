import { type OrderId, orderNumber } from '@washline/contract/ids'
import { deleteDraft } from '@washline/contract/orders/endpoints'
import { orderRefusals } from '@washline/contract/orders/refusals'
import { useState } from 'react'
import { errorText } from '../../../platform/api/error-text.ts'
import { problemOf } from '../../../platform/api/problem-of.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import { toast } from '../../../ui/toast.ts'
import { useDeleteDraft } from '../use-delete-draft.ts'

export interface DeleteDraftProps {
  orderId: OrderId
  onDeleted?: () => void
}

/** Deletes a draft after a question. */
export function DeleteDraft({ orderId, onDeleted }: DeleteDraftProps) {
  const [isOpen, setIsOpen] = useState(false)
  const remove = useDeleteDraft(orderId, {
    deleted: () => {
      toast.success(t('Draft deleted.'))
      setIsOpen(false)
      onDeleted?.()
    },
    failed: (error) => {
      const refusal = problemOf(deleteDraft, error)
      if (refusal?.code !== orderRefusals.wrongStatus.code) return
      toast.error(refusal.message)
      setIsOpen(false)
    },
  })
  return (
    <>
      <Button variant="link" className="min-h-11" onClick={() => setIsOpen(true)}>
        {t('Delete draft')}
        <span className="sr-only">{orderNumber(orderId)}</span>
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('Delete this draft?')}
        closeText={t('Close')}
        closable={!remove.isPending}
      >
        <p>{t('The item list and its photos are deleted permanently. You were not charged.')}</p>
        {remove.isError && (
          <ErrorText>{errorText(remove.error, t('The draft could not be deleted. Please try again.'))}</ErrorText>
        )}
        <Button variant="danger" wide busy={remove.isPending} onClick={() => remove.mutate()}>
          {t('Delete draft')}
        </Button>
        <Button wide flat onClick={() => setIsOpen(false)}>
          {t('Keep it')}
        </Button>
      </Dialog>
    </>
  )
}

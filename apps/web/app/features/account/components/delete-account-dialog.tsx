import { errorText } from '../../../platform/api/error-text.ts'
import { t, tText } from '../../../platform/i18n/i18n.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { later } from '../../../ui/later.tsx'
import { Note } from '../../../ui/note.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useDeletion } from '../use-deletion.ts'

const DeleteAccountForm = later(() => import('../delete-account-form.tsx').then((module) => module.DeleteAccountForm))

export interface DeleteAccountDialogProps {
  open: boolean
  onClose: () => void
  onDeleted: () => Promise<void>
}

/** Lists what must be settled first, else shows the form that deletes the account. */
export function DeleteAccountDialog({ open, onClose, onDeleted }: DeleteAccountDialogProps) {
  const { data: blockers, isError, error, refetch } = useDeletion(open)
  return (
    <Dialog open={open} onClose={onClose} title={t('Delete your account')} closeText={t('Close')}>
      {!blockers && !isError && <Skeleton className="h-36" />}
      {!blockers && isError && (
        <ErrorState
          message={errorText(error, t('This could not be loaded. Please try again.'))}
          retryText={t('Retry')}
          onRetry={() => void refetch()}
        />
      )}
      {blockers && blockers.length > 0 && (
        <>
          <p>{t('Your account cannot be deleted yet')}</p>
          <ul className="grid gap-3">
            {blockers.map(({ message }) => (
              <li key={message}>
                <Note tone="bad">{tText(message)}</Note>
              </li>
            ))}
          </ul>
        </>
      )}
      {blockers?.length === 0 && (
        <>
          <p>
            {t(
              'Your name, contact details, addresses, cards, photos and notifications are deleted everywhere right away. Orders and payments are kept without your name. This cannot be undone.',
            )}
          </p>
          <DeleteAccountForm onDeleted={onDeleted} />
        </>
      )}
    </Dialog>
  )
}

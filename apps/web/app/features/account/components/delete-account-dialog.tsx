import { errorText } from '../../../platform/api/error-text.ts'
import { t, tSaid } from '../../../platform/i18n/i18n.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Note } from '../../../ui/note.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { DeleteAccountForm } from '../delete-account-form.tsx'
import { useDeletion } from '../use-deletion.ts'

export interface DeleteAccountDialogProps {
  open: boolean
  hasPassword: boolean
  onClose: () => void
  onDeleted: () => Promise<void>
}

/** What must be settled first, or else the form that ends the account. */
export function DeleteAccountDialog({ open, hasPassword, onClose, onDeleted }: DeleteAccountDialogProps) {
  const { data: obstacles, isError, error, refetch } = useDeletion(open)
  return (
    <Dialog open={open} onClose={onClose} title={t('Delete your account')} closeText={t('Close')}>
      {!obstacles && !isError && <Skeleton className="h-36" />}
      {!obstacles && isError && (
        <ErrorState
          message={errorText(error, t('This could not be read. Please try again.'))}
          retryText={t('Retry')}
          onRetry={() => void refetch()}
        />
      )}
      {obstacles && obstacles.length > 0 && (
        <>
          <p>{t('Not yet: something is still open.')}</p>
          <ul className="grid gap-3">
            {obstacles.map(({ message }) => (
              <li key={message}>
                <Note tone="bad">{tSaid(message)}</Note>
              </li>
            ))}
          </ul>
        </>
      )}
      {obstacles?.length === 0 && (
        <>
          <p>
            {t(
              'Your name, contact details, places, cards, photos and notifications are erased at once, everywhere. Orders and payments stay in the books without your name. This cannot be undone.',
            )}
          </p>
          <DeleteAccountForm hasPassword={hasPassword} onDeleted={onDeleted} />
        </>
      )}
    </Dialog>
  )
}

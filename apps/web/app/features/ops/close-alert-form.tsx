import { zodResolver } from '@hookform/resolvers/zod'
import { messages } from '@washline/contract/messages'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '../../platform/api/show-field-errors.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.ts'
import { useCloseAlert } from './use-close-alert.ts'
import { noteFields } from './view-model.ts'

/** Closes an alert; the note says what was done about it. */
export function CloseAlertForm({ alertId, onClose }: { alertId: number | undefined; onClose: () => void }) {
  const closeAlert = useCloseAlert()
  const form = useForm({ resolver: zodResolver(noteFields), defaultValues: { note: '' } })
  const { errors } = form.formState
  const submit = form.handleSubmit(async ({ note }) => {
    if (alertId === undefined) return
    try {
      await closeAlert.mutateAsync({ id: alertId, note })
      toast.success(t('Closed.'))
      onClose()
    } catch (error) {
      const place = (field: string, text: { message: string }) => form.setError(field as 'note', text)
      showFieldErrors(error, { fields: ['note'], place, fallback: messages.unexpected })
    }
  })
  return (
    <Dialog
      open={alertId !== undefined}
      onClose={onClose}
      closable={!closeAlert.isPending}
      title={t('Close this alert')}
      closeText={t('Cancel')}
    >
      <form className="grid gap-4" onSubmit={submit} noValidate>
        <TextArea label={t('What was done')} error={errors.note?.message} {...form.register('note')} />
        {errors.root?.message && <ErrorText>{errors.root.message}</ErrorText>}
        <Button type="submit" look="primary" busy={closeAlert.isPending} busyText={t('Processing...')}>
          {t('Close alert')}
        </Button>
      </form>
    </Dialog>
  )
}

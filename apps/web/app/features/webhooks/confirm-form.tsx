import { webhookMessages } from '@washline/contract/webhooks/messages'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '../../platform/api/show-field-errors.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import type { Side } from './use-webhooks.ts'

export interface ConfirmFormProps {
  side: Side
  title: string
  /** The consequence of the action. */
  about: string
  action: string
  onClose: () => void
  onAction: (reason: string) => Promise<unknown>
}

/** States what an action does; its button is the confirmation. An operator gives a reason. */
export function ConfirmForm({ side, title, about, action, onClose, onAction }: ConfirmFormProps) {
  const form = useForm({ defaultValues: { reason: '' } })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ reason }) => {
    try {
      await onAction(reason)
      onClose()
    } catch (error) {
      const place = (field: string, text: { message: string }) => form.setError(field as 'reason' | 'root', text)
      showFieldErrors(error, { fields: ['reason'], place, fallback: webhookMessages.save })
    }
  })
  return (
    <Dialog open onClose={onClose} closable={!isSubmitting} title={title} closeText={t('Cancel')}>
      <form className="grid gap-4" onSubmit={submit} noValidate>
        <p>{about}</p>
        {side === 'market' && (
          <TextArea label={t('Reason')} error={errors.reason?.message} {...form.register('reason')} />
        )}
        {errors.root?.message && <ErrorText>{errors.root.message}</ErrorText>}
        <Button type="submit" variant="primary" busy={isSubmitting} busyText={t('Processing...')}>
          {action}
        </Button>
      </form>
    </Dialog>
  )
}

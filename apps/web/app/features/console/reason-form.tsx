import { messages } from '@washline/contract/messages'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '../../platform/api/show-field-errors.ts'
import { formResolver } from '../../platform/forms/form-resolver.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { noteFields } from './components/action-fields.ts'

export interface ReasonFormProps {
  open: boolean
  onClose: () => void
  title: string
  /** The consequence of the action. */
  about?: ReactNode
  action: string
  /** The label of the text, if it is no reason. */
  label?: string
  hint?: string
  /** Fields other than the reason. */
  children?: ReactNode
  /** Whether those fields are valid; shows their errors otherwise. */
  isReady?: () => boolean
  onAction: (reason: string) => Promise<void>
}

/** An action that needs a reason only. The dialog states the consequence, so its button is the confirmation. */
export function ReasonForm(props: ReasonFormProps) {
  const { open, onClose, title, about, action, label = t('Reason'), hint, children, isReady, onAction } = props
  const form = useForm({ resolver: formResolver(noteFields), defaultValues: { note: '' } })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ note }) => {
    if (isReady?.() === false) return
    try {
      await onAction(note)
      form.reset()
      onClose()
    } catch (error) {
      const place = (_: string, text: { message: string }) => form.setError('note', text)
      showFieldErrors(error, { fields: ['reason', 'note'], place, fallback: messages.unexpected })
    }
  })
  return (
    <Dialog open={open} onClose={onClose} closable={!isSubmitting} title={title} closeText={t('Cancel')}>
      <form className="grid gap-4" onSubmit={submit} noValidate>
        {about && <div>{about}</div>}
        {children}
        <TextArea label={label} hint={hint} error={errors.note?.message} {...form.register('note')} />
        {errors.root?.message && <ErrorText>{errors.root.message}</ErrorText>}
        <Button type="submit" variant="primary" busy={isSubmitting} busyText={t('Processing...')}>
          {action}
        </Button>
      </form>
    </Dialog>
  )
}

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
import { type ReportDecision, useDecideReport } from './use-reports.ts'
import { noteFields } from './view-model.ts'

export type DecisionToMake =
  | Pick<Extract<ReportDecision, { of: 'problem' }>, 'of' | 'id' | 'decision'>
  | Pick<Extract<ReportDecision, { of: 'words' }>, 'of' | 'id' | 'decision'>

export interface DecideReportFormProps {
  decision: DecisionToMake | undefined
  onClose: () => void
}

/** Decides about a report; the note says why. */
export function DecideReportForm({ decision, onClose }: DecideReportFormProps) {
  const decide = useDecideReport()
  const form = useForm({ resolver: zodResolver(noteFields), defaultValues: { note: '' } })
  const { errors } = form.formState
  const titles = {
    acted: t('Close: we have acted'),
    no_action: t('Close: nothing more to do'),
    hide: t('Hide these words'),
    keep: t('Keep these words'),
  }
  const submit = form.handleSubmit(async ({ note }) => {
    if (!decision) return
    try {
      await decide.mutateAsync({ ...decision, note })
      toast.success(t('Closed.'))
      onClose()
    } catch (error) {
      const place = (field: string, text: { message: string }) => form.setError(field as 'note', text)
      showFieldErrors(error, { fields: ['note'], place, fallback: messages.unexpected })
    }
  })
  return (
    <Dialog
      open={decision !== undefined}
      onClose={onClose}
      closable={!decide.isPending}
      title={decision ? titles[decision.decision] : t('Close')}
      closeText={t('Cancel')}
    >
      <form className="grid gap-4" onSubmit={submit} noValidate>
        <TextArea
          label={t('What was done')}
          hint={decision?.of === 'problem' ? t('Who reported it reads this.') : t('Only operators read this.')}
          error={errors.note?.message}
          {...form.register('note')}
        />
        {errors.root?.message && <ErrorText>{errors.root.message}</ErrorText>}
        <Button type="submit" look="primary" busy={decide.isPending} busyText={t('Processing...')}>
          {decision ? titles[decision.decision] : t('Close')}
        </Button>
      </form>
    </Dialog>
  )
}

import { messages } from '@washline/contract/messages'
import { useForm } from 'react-hook-form'
import { CurrentPassword } from '../../domain/account/current-password.tsx'
import { proofOf } from '../../domain/account/proof-of.ts'
import { submitForm } from '../../platform/api/submit-form.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { useDownload } from './use-download.ts'

export function DownloadForm({ onDone }: { onDone: () => void }) {
  const download = useDownload()
  const form = useForm({ defaultValues: { current_password: '' } })
  const { errors, isSubmitting } = form.formState
  const submit = submitForm(form, messages.unexpected, async (entered) => {
    await download.mutateAsync(proofOf(entered))
    onDone()
  })
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <CurrentPassword error={errors.current_password?.message} {...form.register('current_password')} />
      {errors.root?.message && <ErrorText>{errors.root.message}</ErrorText>}
      <Button type="submit" variant="primary" size="large" icon="download" wide busy={isSubmitting}>
        {t('Download')}
      </Button>
    </form>
  )
}

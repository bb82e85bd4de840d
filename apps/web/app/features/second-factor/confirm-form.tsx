import { confirmSecondFactor, type Enrolment } from '@washline/contract/identity/second-factor-endpoints'
import { messages } from '@washline/contract/messages'
import { useForm } from 'react-hook-form'
import { callApi } from '../../platform/api/call-api.ts'
import { showFieldErrors } from '../../platform/api/show-field-errors.ts'
import { formResolver } from '../../platform/forms/form-resolver.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { codeFields, inGroups } from './view-model.ts'

/** The secret as a QR code and as text, and its first code. */
export function ConfirmForm({
  enrolment,
  onDone,
}: {
  enrolment: Enrolment
  onDone: (recoveryCodes: readonly string[]) => void
}) {
  const form = useForm({ resolver: formResolver(codeFields), defaultValues: { code: '' } })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (body) => {
    try {
      onDone((await callApi(confirmSecondFactor, { body })).data.recovery_codes)
    } catch (error) {
      const place = (field: string, text: { message: string }) => form.setError(field as 'code', text)
      showFieldErrors(error, { fields: ['code'], place, fallback: messages.unexpected })
    }
  })
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <p>{t('Scan this with an authenticator app, or type the key into it.')}</p>
      <QrCode
        className="mx-auto w-full max-w-60"
        text={enrolment.address}
        label={t('QR code for your authenticator app')}
      />
      <p className="num text-center wrap-anywhere">
        <span className="sr-only">{t('Key')}: </span>
        {inGroups(enrolment.secret)}
      </p>
      <TextField
        label={t('Code')}
        hint={t('The six digits that the app shows now.')}
        inputMode="numeric"
        autoComplete="one-time-code"
        error={errors.code?.message}
        {...form.register('code')}
      />
      {errors.root?.message && <ErrorText>{errors.root.message}</ErrorText>}
      <Button type="submit" variant="primary" size="large" wide busy={isSubmitting}>
        {t('Confirm')}
      </Button>
    </form>
  )
}

import { resetPassword } from '@washline/contract/identity/endpoints'
import { passwordReset } from '@washline/contract/identity/schemas'
import { messages } from '@washline/contract/messages'
import { useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { NewPassword } from '../../domain/account/new-password.tsx'
import { callApi } from '../../platform/api/call-api.ts'
import { showFieldErrors } from '../../platform/api/show-field-errors.ts'
import { formResolver } from '../../platform/forms/form-resolver.ts'
import { t, tText } from '../../platform/i18n/i18n.ts'
import { clearSession } from '../../platform/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { TextField } from '../../ui/text-field.tsx'

export interface ResetPasswordFormProps {
  token: string
  onDone: () => void
}

const schema = z.object(passwordReset.shape).omit({ token: true })

export function ResetPasswordForm({ token, onDone }: ResetPasswordFormProps) {
  const form = useForm({ resolver: formResolver(schema), defaultValues: { password: '', password_confirmation: '' } })
  const { errors, isSubmitting } = form.formState
  const typed = useWatch({ control: form.control, name: 'password' })
  const submit = form.handleSubmit(async (entered) => {
    try {
      await callApi(resetPassword, { body: { ...entered, token } })
      clearSession()
      onDone()
    } catch (error) {
      showFieldErrors(error, {
        fields: ['password', 'password_confirmation'],
        place: (field, text) => form.setError(field as 'password', text),
        fallback: messages.unexpected,
      })
    }
  })
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <NewPassword
        label={t('New password')}
        value={typed}
        person={{}}
        error={errors.password?.message}
        {...form.register('password')}
      />
      <TextField
        label={t('Confirm password')}
        type="password"
        autoComplete="new-password"
        error={errors.password_confirmation?.message && tText(errors.password_confirmation.message)}
        {...form.register('password_confirmation')}
      />
      {errors.root?.message && <ErrorText>{errors.root.message}</ErrorText>}
      <Button type="submit" variant="primary" size="large" wide busy={isSubmitting}>
        {t('Set password')}
      </Button>
    </form>
  )
}

import { changePassword } from '@washline/contract/identity/account-endpoints'
import { passwordChange } from '@washline/contract/identity/schemas'
import { messages } from '@washline/contract/messages'
import { useForm, useWatch } from 'react-hook-form'
import { CurrentPassword } from '../../domain/account/current-password.tsx'
import { NewPassword } from '../../domain/account/new-password.tsx'
import { proofOf } from '../../domain/account/proof-of.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { submitForm } from '../../platform/api/submit-form.ts'
import { formResolver } from '../../platform/forms/form-resolver.ts'
import { t, tText } from '../../platform/i18n/i18n.ts'
import { useUser } from '../../platform/session/use-user.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { TextField } from '../../ui/text-field.tsx'

export interface PasswordFormProps {
  onDone: () => void
}

export function PasswordForm({ onDone }: PasswordFormProps) {
  const form = useForm({
    resolver: formResolver(passwordChange),
    defaultValues: { current_password: '', password: '', password_confirmation: '' },
  })
  const { errors, isSubmitting } = form.formState
  const errorOf = (field: 'password' | 'password_confirmation') =>
    errors[field]?.message && tText(errors[field].message)
  const person = useUser()
  const typed = useWatch({ control: form.control, name: 'password' })
  const submit = submitForm(form, messages.unexpected, async ({ current_password, ...entered }) => {
    await callApi(changePassword, { body: { ...entered, ...proofOf({ current_password }) } })
    onDone()
  })
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <CurrentPassword error={errors.current_password?.message} {...form.register('current_password')} />
      <NewPassword
        label={t('New password')}
        value={typed}
        person={person}
        error={errors.password?.message}
        {...form.register('password')}
      />
      <TextField
        label={t('Confirm password')}
        type="password"
        autoComplete="new-password"
        error={errorOf('password_confirmation')}
        {...form.register('password_confirmation')}
      />
      {errors.root?.message && <ErrorText>{errors.root.message}</ErrorText>}
      <p className="text-14 text-ink-2">{t('All other devices are signed out.')}</p>
      <Button type="submit" variant="primary" size="large" wide busy={isSubmitting} busyText={t('Saving...')}>
        {t('Set password')}
      </Button>
    </form>
  )
}

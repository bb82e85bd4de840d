import { claimOperator } from '@washline/contract/identity/endpoints'
import { operatorClaim } from '@washline/contract/identity/schemas'
import { messages } from '@washline/contract/messages'
import { useForm, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { NewPassword } from '../../domain/account/new-password.tsx'
import { callApi } from '../../platform/api/call-api.ts'
import { showFieldErrors } from '../../platform/api/show-field-errors.ts'
import { formResolver } from '../../platform/forms/form-resolver.ts'
import { t, tText } from '../../platform/i18n/i18n.ts'
import { signIn } from '../../platform/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { TextField, type TextFieldProps } from '../../ui/text-field.tsx'

export interface SetupFormProps {
  token: string
  onDone: () => void
}

/** Checks each field alone; the server checks the link, and that the two passwords match. */
const fields = z.object(operatorClaim.shape).omit({ token: true })
const empty = { name: '', email: '', password: '', password_confirmation: '' }
type FieldName = keyof typeof empty

export function SetupForm({ token, onDone }: SetupFormProps) {
  const form = useForm({ resolver: formResolver(fields), defaultValues: empty })
  const { errors, isSubmitting } = form.formState
  const [name, email, password] = useWatch({ control: form.control, name: ['name', 'email', 'password'] })
  const submit = form.handleSubmit(async (entered) => {
    try {
      const opened = await callApi(claimOperator, { body: { ...entered, token } })
      signIn(opened.token, opened.user)
      onDone()
    } catch (error) {
      showFieldErrors(error, {
        fields: Object.keys(empty),
        place: (field, text) => form.setError(field as FieldName, text),
        fallback: messages.unexpected,
      })
    }
  })
  const field = (name: FieldName, props: Omit<TextFieldProps, 'error'>) => (
    <TextField {...props} error={errors[name]?.message && tText(errors[name].message)} {...form.register(name)} />
  )
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      {field('name', { label: t('Name'), autoComplete: 'name' })}
      {field('email', { label: t('Email'), type: 'email', autoComplete: 'email' })}
      <NewPassword
        label={t('Password')}
        value={password}
        person={{ name, email }}
        error={errors.password?.message}
        {...form.register('password')}
      />
      {field('password_confirmation', {
        label: t('Confirm password'),
        type: 'password',
        autoComplete: 'new-password',
      })}
      {errors.root?.message && <ErrorText>{errors.root.message}</ErrorText>}
      <Button type="submit" variant="primary" size="large" wide busy={isSubmitting}>
        {t('Create the account')}
      </Button>
    </form>
  )
}

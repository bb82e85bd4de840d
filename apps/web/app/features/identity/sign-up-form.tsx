import { register as registerAccount } from '@washline/contract/identity/endpoints'
import { registration } from '@washline/contract/identity/schemas'
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
import { TermsLine } from './components/terms-line.tsx'
import { signUpFailure } from './view-model.ts'

export interface SignUpFormProps {
  onDone: () => void
  onSignIn: () => void
}

/** Checks each field alone; the server checks that the two passwords match. */
const fields = z.object(registration.shape)
const empty = { name: '', email: '', phone_number: '', password: '', password_confirmation: '' }
type FieldName = keyof typeof empty

export function SignUpForm({ onDone, onSignIn }: SignUpFormProps) {
  const form = useForm({ resolver: formResolver(fields), defaultValues: empty })
  const { errors, isSubmitting } = form.formState
  const [name, email, password] = useWatch({ control: form.control, name: ['name', 'email', 'password'] })
  const submit = form.handleSubmit(async (entered) => {
    try {
      const { token, user } = await callApi(registerAccount, { body: { ...entered, is_provider: false } })
      signIn(token, user)
      onDone()
    } catch (error) {
      showFieldErrors(error, {
        fields: Object.keys(empty),
        place: (field, text) => form.setError(field as FieldName, text),
        fallback: signUpFailure(error),
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
      {field('phone_number', { label: t('Phone number'), type: 'tel', autoComplete: 'tel' })}
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
      <TermsLine />
      {errors.root?.message && <ErrorText>{errors.root.message}</ErrorText>}
      <Button type="submit" variant="primary" size="large" wide busy={isSubmitting}>
        {t('Sign Up')}
      </Button>
      <p className="text-center text-ink-2">
        {t('Already have an account?')}{' '}
        <Button variant="link" className="text-ink" onClick={onSignIn}>
          {t('Sign In')}
        </Button>
      </p>
    </form>
  )
}

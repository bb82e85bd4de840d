import { login } from '@washline/contract/identity/endpoints'
import { credentials } from '@washline/contract/identity/schemas'
import { useForm } from 'react-hook-form'
import { callLogin } from '../../domain/account/call-login.ts'
import { showFieldErrors } from '../../platform/api/show-field-errors.ts'
import { formResolver } from '../../platform/forms/form-resolver.ts'
import { t, tText } from '../../platform/i18n/i18n.ts'
import { signIn } from '../../platform/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type CodeAsked, codeAsked } from './components/code-asked.ts'
import { GoogleButton } from './components/google-button.tsx'
import { signInFailure } from './view-model.ts'

export interface SignInFormProps {
  onDone: (result: { isNew: boolean }) => void
  onCode: CodeAsked
  onSignUp: () => void
  onForgot: () => void
}

export function SignInForm({ onDone, onCode, onSignUp, onForgot }: SignInFormProps) {
  const form = useForm({ resolver: formResolver(credentials), defaultValues: { email: '', password: '' } })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (body) => {
    try {
      const { token, user } = await callLogin(body)
      signIn(token, user)
      onDone({ isNew: false })
    } catch (error) {
      const signInToken = codeAsked(login, error)
      if (signInToken) return onCode(signInToken)
      showFieldErrors(error, {
        fields: ['email', 'password'],
        place: (field, text) => form.setError(field as 'email', text),
        fallback: signInFailure(error),
      })
    }
  })
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <TextField
        label={t('Email')}
        type="email"
        autoComplete="email"
        error={errors.email?.message && tText(errors.email.message)}
        {...form.register('email')}
      />
      <TextField
        label={t('Password')}
        type="password"
        autoComplete="current-password"
        error={errors.password?.message && tText(errors.password.message)}
        {...form.register('password')}
      />
      {errors.root?.message && <ErrorText>{errors.root.message}</ErrorText>}
      <Button type="submit" variant="primary" size="large" wide busy={isSubmitting}>
        {t('Sign In')}
      </Button>
      <Button variant="link" className="justify-self-center" onClick={onForgot}>
        {t('Forgot password?')}
      </Button>
      <GoogleButton onDone={onDone} onCode={onCode} />
      <p className="text-center text-ink-2">
        {t('New to Washline?')}{' '}
        <Button variant="link" className="text-ink" onClick={onSignUp}>
          {t('Sign Up')}
        </Button>
      </p>
    </form>
  )
}

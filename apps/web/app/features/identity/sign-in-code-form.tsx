import { answerSignIn } from '@washline/contract/identity/second-factor-endpoints'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { callApi } from '../../platform/api/call-api.ts'
import { showFieldErrors } from '../../platform/api/show-field-errors.ts'
import { formResolver } from '../../platform/forms/form-resolver.ts'
import { t, tText } from '../../platform/i18n/i18n.ts'
import { signIn } from '../../platform/session/session.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { signInFailure } from './view-model.ts'

export interface SignInCodeFormProps {
  /** What the sign-in returned instead of a session. */
  signInToken: string
  onDone: () => void
  onBack: () => void
}

const fields = z.object({
  code: z
    .string()
    .trim()
    .min(6, { error: () => t('Enter the code.') })
    .max(40, { error: () => t('Enter the code.') }),
})

/** The second step of an operator's sign-in. */
export function SignInCodeForm({ signInToken, onDone, onBack }: SignInCodeFormProps) {
  const form = useForm({ resolver: formResolver(fields), defaultValues: { code: '' } })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ code }) => {
    try {
      const { token, user } = await callApi(answerSignIn, { body: { sign_in_token: signInToken, code } })
      signIn(token, user)
      onDone()
    } catch (error) {
      const place = (field: string, text: { message: string }) => form.setError(field as 'code', text)
      showFieldErrors(error, { fields: ['code'], place, fallback: signInFailure(error) })
    }
  })
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <TextField
        label={t('Code')}
        hint={t('Six digits from your authenticator app, or a recovery code.')}
        autoComplete="one-time-code"
        autoFocus
        error={errors.code?.message && tText(errors.code.message)}
        {...form.register('code')}
      />
      {errors.root?.message && <ErrorText>{errors.root.message}</ErrorText>}
      <Button type="submit" variant="primary" size="large" wide busy={isSubmitting}>
        {t('Sign In')}
      </Button>
      <Button variant="link" className="justify-self-center" onClick={onBack}>
        {t('Back to Sign In')}
      </Button>
    </form>
  )
}

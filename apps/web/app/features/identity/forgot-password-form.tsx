import { askPasswordReset } from '@washline/contract/identity/endpoints'
import { forgotPassword } from '@washline/contract/identity/schemas'
import { messages } from '@washline/contract/messages'
import { useForm } from 'react-hook-form'
import { callApi } from '../../platform/api/call-api.ts'
import { showFieldErrors } from '../../platform/api/show-field-errors.ts'
import { formResolver } from '../../platform/forms/form-resolver.ts'
import { t, tText } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { Note } from '../../ui/note.tsx'
import { TextField } from '../../ui/text-field.tsx'

export interface ForgotPasswordFormProps {
  onBack: () => void
}

export function ForgotPasswordForm({ onBack }: ForgotPasswordFormProps) {
  const form = useForm({ resolver: formResolver(forgotPassword), defaultValues: { email: '' } })
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState
  const submit = form.handleSubmit(async (body) => {
    try {
      await callApi(askPasswordReset, { body })
    } catch (error) {
      showFieldErrors(error, {
        fields: ['email'],
        place: (field, text) => form.setError(field as 'email', text),
        fallback: messages.unexpected,
      })
    }
  })
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      {isSubmitSuccessful ? (
        <div role="status">
          <Note tone="good">
            {t(
              'If this address has an account, we have emailed it a link to set a new password. It works for one hour.',
            )}
          </Note>
        </div>
      ) : (
        <>
          <p className="text-ink-2">{t('We email you a link to set a new password.')}</p>
          <TextField
            label={t('Email')}
            type="email"
            autoComplete="email"
            error={errors.email?.message && tText(errors.email.message)}
            {...form.register('email')}
          />
          {errors.root?.message && <ErrorText>{errors.root.message}</ErrorText>}
          <Button type="submit" variant="primary" size="large" wide busy={isSubmitting}>
            {t('Email me the link')}
          </Button>
        </>
      )}
      <Button variant="link" className="justify-self-center" onClick={onBack}>
        {t('Back to Sign In')}
      </Button>
    </form>
  )
}

import { zodResolver } from '@hookform/resolvers/zod'
import { deleteAccount } from '@washline/contract/identity/account-endpoints'
import { accountDeletion, deletionConfirmation } from '@washline/contract/identity/schemas'
import { messages } from '@washline/contract/messages'
import { useForm } from 'react-hook-form'
import { callApi } from '../../platform/api/call-api.ts'
import { submitForm } from '../../platform/api/submit-form.ts'
import { t, tText } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { TextField } from '../../ui/text-field.tsx'

export interface DeleteAccountFormProps {
  hasPassword: boolean
  onDeleted: () => Promise<void>
}

/** Asks for the password and a typed word, which prevents deletion by accident. */
export function DeleteAccountForm({ hasPassword, onDeleted }: DeleteAccountFormProps) {
  const form = useForm({
    resolver: zodResolver(accountDeletion),
    defaultValues: { password: '', confirmation: '' as typeof deletionConfirmation },
  })
  const { errors, isSubmitting } = form.formState
  const submit = submitForm(form, messages.unexpected, async ({ password, confirmation }) => {
    await callApi(deleteAccount, { body: { confirmation, ...(hasPassword && { password }) } })
    await onDeleted()
  })
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      {hasPassword && (
        <TextField
          label={t('Current password')}
          type="password"
          autoComplete="current-password"
          error={errors.password?.message && tText(errors.password.message)}
          {...form.register('password')}
        />
      )}
      <TextField
        label={t('Type {confirmation} to go on', { confirmation: deletionConfirmation })}
        autoComplete="off"
        autoCapitalize="characters"
        error={errors.confirmation?.message && tText(errors.confirmation.message)}
        {...form.register('confirmation')}
      />
      {errors.root?.message && <ErrorText>{errors.root.message}</ErrorText>}
      <Button type="submit" variant="danger" size="large" wide busy={isSubmitting} busyText={t('Deleting...')}>
        {t('Delete my account for good')}
      </Button>
    </form>
  )
}

import { deleteAccount } from '@washline/contract/identity/account-endpoints'
import { accountDeletion, deletionConfirmation } from '@washline/contract/identity/schemas'
import { messages } from '@washline/contract/messages'
import { useForm } from 'react-hook-form'
import { CurrentPassword } from '../../domain/account/current-password.tsx'
import { proofOf } from '../../domain/account/proof-of.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { submitForm } from '../../platform/api/submit-form.ts'
import { formResolver } from '../../platform/forms/form-resolver.ts'
import { t, tText } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { TextField } from '../../ui/text-field.tsx'

export interface DeleteAccountFormProps {
  onDeleted: () => Promise<void>
}

/** Asks for the password and a typed word, which prevents deletion by accident. */
export function DeleteAccountForm({ onDeleted }: DeleteAccountFormProps) {
  const form = useForm({
    resolver: formResolver(accountDeletion),
    defaultValues: { current_password: '', confirmation: '' as typeof deletionConfirmation },
  })
  const { errors, isSubmitting } = form.formState
  const submit = submitForm(form, messages.unexpected, async ({ confirmation, ...entered }) => {
    await callApi(deleteAccount, { body: { confirmation, ...proofOf(entered) } })
    await onDeleted()
  })
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <CurrentPassword error={errors.current_password?.message} {...form.register('current_password')} />
      <TextField
        label={t('Type {confirmation} to continue', { confirmation: deletionConfirmation })}
        autoComplete="off"
        autoCapitalize="characters"
        error={errors.confirmation?.message && tText(errors.confirmation.message)}
        {...form.register('confirmation')}
      />
      {errors.root?.message && <ErrorText>{errors.root.message}</ErrorText>}
      <Button type="submit" variant="danger" size="large" wide busy={isSubmitting} busyText={t('Deleting...')}>
        {t('Delete my account permanently')}
      </Button>
    </form>
  )
}

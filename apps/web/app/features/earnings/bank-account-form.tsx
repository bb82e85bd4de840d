import { earningsMessages } from '@washline/contract/earnings/messages'
import { bankAccountMessages } from '@washline/contract/payments/messages'
import { accountNumberForm } from '@washline/contract/payments/schemas'
import { useForm } from 'react-hook-form'
import { CurrentPassword } from '../../domain/account/current-password.tsx'
import { proofOf } from '../../domain/account/proof-of.ts'
import { showFieldErrors } from '../../platform/api/show-field-errors.ts'
import { t, tText } from '../../platform/i18n/i18n.ts'
import { useNavigate } from '../../router/index.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { useSaveBankAccount } from './use-save-bank-account.ts'

const digitsOf = (text: string) => text.replace(/[\s-]/g, '')

/** The payout account of an installation whose payouts reach no real bank. */
export function BankAccountForm() {
  const navigate = useNavigate()
  const save = useSaveBankAccount()
  const form = useForm({ defaultValues: { account_number: '', current_password: '' } })
  const { errors } = form.formState
  const submit = form.handleSubmit(async ({ account_number, ...entered }) => {
    try {
      await save.mutateAsync({ account_number: digitsOf(account_number), ...proofOf(entered) })
      toast.success(t('Your payout account is ready.'))
      void navigate('/earnings', { replace: true })
    } catch (error) {
      const place = (field: string, text: { message: string }) => form.setError(field as 'account_number', text)
      showFieldErrors(error, {
        fields: ['account_number', 'current_password'],
        place,
        fallback: earningsMessages.accountFailed,
      })
    }
  })
  return (
    <form className="grid max-w-md gap-4" onSubmit={submit} noValidate>
      <TextField
        label={t('Account number')}
        inputMode="numeric"
        autoComplete="off"
        placeholder="000123456789"
        hint={t('Only the last four digits are stored.')}
        error={errors.account_number?.message && tText(errors.account_number.message)}
        {...form.register('account_number', {
          validate: (text) => accountNumberForm.test(digitsOf(text)) || bankAccountMessages.number,
        })}
      />
      <CurrentPassword error={errors.current_password?.message} {...form.register('current_password')} />
      {errors.root?.message && <ErrorText>{errors.root.message}</ErrorText>}
      <Button type="submit" variant="primary" size="large" wide busy={save.isPending} busyText={t('Saving...')}>
        {t('Save')}
      </Button>
    </form>
  )
}

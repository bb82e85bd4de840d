import { linkPayoutAccount } from '@washline/contract/earnings/endpoints'
import { earningsMessages } from '@washline/contract/earnings/messages'
import { useForm } from 'react-hook-form'
import { CurrentPassword } from '../../domain/account/current-password.tsx'
import { proofOf } from '../../domain/account/proof-of.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { submitForm } from '../../platform/api/submit-form.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/error-text.tsx'

/** Leads to the page of the payout service, where the bank account is entered. */
export function LinkAccountForm() {
  const form = useForm({ defaultValues: { current_password: '' } })
  const { errors, isSubmitting } = form.formState
  const submit = submitForm(form, earningsMessages.accountFailed, async (entered) => {
    window.location.assign((await callApi(linkPayoutAccount, { body: proofOf(entered) })).data.url)
  })
  return (
    <form className="grid max-w-md gap-4" onSubmit={submit} noValidate>
      <CurrentPassword error={errors.current_password?.message} {...form.register('current_password')} />
      {errors.root?.message && <ErrorText>{errors.root.message}</ErrorText>}
      <Button type="submit" variant="primary" size="large" wide busy={isSubmitting}>
        {t('Continue')}
      </Button>
    </form>
  )
}

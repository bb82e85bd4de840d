import { beginSecondFactor, type Enrolment } from '@washline/contract/identity/second-factor-endpoints'
import { messages } from '@washline/contract/messages'
import { useForm } from 'react-hook-form'
import { callApi } from '../../platform/api/call-api.ts'
import { showFieldErrors } from '../../platform/api/show-field-errors.ts'
import { formResolver } from '../../platform/forms/form-resolver.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { ProofFields } from './components/proof-fields.tsx'
import { proofFields } from './view-model.ts'

export interface BeginFormProps {
  /** A second factor is set already, so its code is required too. */
  isChange: boolean
  onBegun: (enrolment: Enrolment) => void
}

/** The password, and the present code where there is one, for a new secret. */
export function BeginForm({ isChange, onBegun }: BeginFormProps) {
  const form = useForm({ resolver: formResolver(proofFields(isChange)), defaultValues: { password: '', code: '' } })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ password, code }) => {
    try {
      onBegun((await callApi(beginSecondFactor, { body: { password, ...(isChange && { code }) } })).data)
    } catch (error) {
      const place = (field: string, text: { message: string }) => form.setError(field as 'code', text)
      showFieldErrors(error, { fields: ['password', 'code'], place, fallback: messages.unexpected })
    }
  })
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <ProofFields form={form} withCode={isChange} />
      {errors.root?.message && <ErrorText>{errors.root.message}</ErrorText>}
      <Button type="submit" variant="primary" size="large" wide busy={isSubmitting}>
        {t('Continue')}
      </Button>
    </form>
  )
}

import { messages } from '@washline/contract/messages'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '../../platform/api/show-field-errors.ts'
import { formResolver } from '../../platform/forms/form-resolver.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { type Proof, ProofFields } from './components/proof-fields.tsx'
import { proofFields } from './view-model.ts'

/** Password and code for a change that takes one step. */
export function ProofForm({ action, onProof }: { action: string; onProof: (proof: Proof) => Promise<void> }) {
  const form = useForm({ resolver: formResolver(proofFields(true)), defaultValues: { password: '', code: '' } })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (proof) => {
    try {
      await onProof(proof)
    } catch (error) {
      const place = (field: string, text: { message: string }) => form.setError(field as 'code', text)
      showFieldErrors(error, { fields: ['password', 'code'], place, fallback: messages.unexpected })
    }
  })
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <ProofFields form={form} withCode />
      {errors.root?.message && <ErrorText>{errors.root.message}</ErrorText>}
      <Button type="submit" variant="primary" wide busy={isSubmitting} busyText={t('Processing...')}>
        {action}
      </Button>
    </form>
  )
}

import { useForm } from 'react-hook-form'
import { submitForm } from '../../platform/api/submit-form.ts'
import { Button, type ButtonProps } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { CurrentPassword } from './current-password.tsx'
import { proofOf } from './proof-of.ts'

export interface ProofFormProps extends Pick<ButtonProps, 'icon'> {
  submitText: string
  /** The message of a failure without one of its own, before translation. */
  fallback: string
  onProof: (proof: ReturnType<typeof proofOf>) => Promise<void>
}

/** Asks for the password once more before an act that needs nothing else. */
export function ProofForm({ submitText, fallback, onProof, ...button }: ProofFormProps) {
  const form = useForm({ defaultValues: { current_password: '' } })
  const { errors, isSubmitting } = form.formState
  const submit = submitForm(form, fallback, (entered) => onProof(proofOf(entered)))
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <CurrentPassword error={errors.current_password?.message} {...form.register('current_password')} />
      {errors.root?.message && <ErrorText>{errors.root.message}</ErrorText>}
      <Button type="submit" variant="primary" size="large" wide busy={isSubmitting} {...button}>
        {submitText}
      </Button>
    </form>
  )
}

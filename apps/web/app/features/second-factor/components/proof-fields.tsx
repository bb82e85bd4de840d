import type { UseFormReturn } from 'react-hook-form'
import { t } from '../../../platform/i18n/i18n.ts'
import { TextField } from '../../../ui/text-field.tsx'

export interface Proof {
  password: string
  code: string
}

/** The fields that authorize a change of the second factor. */
export function ProofFields({ form, withCode }: { form: UseFormReturn<Proof>; withCode: boolean }) {
  const { errors } = form.formState
  return (
    <>
      <TextField
        label={t('Password')}
        type="password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      {withCode && (
        <TextField
          label={t('Code')}
          hint={t('Six digits from your authenticator app, or a recovery code.')}
          autoComplete="one-time-code"
          error={errors.code?.message}
          {...form.register('code')}
        />
      )}
    </>
  )
}

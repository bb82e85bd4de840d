import { zodResolver } from '@hookform/resolvers/zod'
import { messages } from '@washline/contract/messages'
import { type AccessToken, newAccessToken } from '@washline/contract/tokens/schemas'
import { consoleScopes, personScopes } from '@washline/contract/tokens/scopes'
import { tokenRules } from '@washline/contract/tokens/token-rules'
import { Controller, useForm } from 'react-hook-form'
import { CurrentPassword } from '../../domain/account/current-password.tsx'
import { proofOf } from '../../domain/account/proof-of.ts'
import { ScopeChoice } from '../../domain/tokens/scope-choice.tsx'
import { submitForm } from '../../platform/api/submit-form.ts'
import { t, tText } from '../../platform/i18n/i18n.ts'
import { useUser } from '../../platform/session/use-user.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useMakeToken } from './use-make-token.ts'

export interface MakeTokenFormProps {
  onMade: (made: AccessToken & { readonly secret: string }) => void
}

const textOf = (error: { message?: string | undefined } | undefined) => error?.message && tText(error.message)

/** Name, scopes and lifetime of a new token. */
export function MakeTokenForm({ onMade }: MakeTokenFormProps) {
  const { is_operator: isOperator, is_provider: isWasher } = useUser()
  const make = useMakeToken()
  const form = useForm({
    resolver: zodResolver(newAccessToken),
    defaultValues: { name: '', scopes: ['orders:read'], lifetime_days: 30, current_password: '' },
  })
  const { errors, isSubmitting } = form.formState
  const submit = submitForm(form, messages.unexpected, async ({ current_password, ...entered }) =>
    onMade(await make.mutateAsync({ ...entered, ...proofOf({ current_password }) })),
  )
  const offered = personScopes.filter((scope) => scope !== 'wash' || isWasher)
  return (
    <form className="grid gap-4" onSubmit={submit} noValidate>
      <TextField
        label={t('Name')}
        hint={t('A name that tells you what the token is for.')}
        maxLength={tokenRules.nameLength}
        error={textOf(errors.name)}
        {...form.register('name')}
      />
      <Controller
        control={form.control}
        name="scopes"
        render={({ field }) => (
          <ScopeChoice
            offered={[...offered, ...(isOperator ? consoleScopes : [])]}
            chosen={field.value}
            error={textOf(errors.scopes)}
            onChange={(chosen) => field.onChange([...chosen])}
          />
        )}
      />
      <SelectField
        label={t('Valid for')}
        error={textOf(errors.lifetime_days)}
        {...form.register('lifetime_days', { valueAsNumber: true })}
      >
        {tokenRules.lifetimesDays.map((days) => (
          <option key={days} value={days}>
            {days === 365 ? t('1 year') : t('{days} days', { days })}
          </option>
        ))}
      </SelectField>
      <CurrentPassword error={errors.current_password?.message} {...form.register('current_password')} />
      {errors.root?.message && <ErrorText>{errors.root.message}</ErrorText>}
      <Button type="submit" variant="primary" size="large" wide busy={isSubmitting}>
        {t('Create token')}
      </Button>
    </form>
  )
}

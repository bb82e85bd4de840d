import { market } from '@washline/contract/market'
import { washerForm } from '@washline/contract/washers/washer-form'
import { useForm } from 'react-hook-form'
import { formatShortMinor } from '../../platform/format/money.ts'
import { formResolver } from '../../platform/forms/form-resolver.ts'
import { t, tText } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { TextField, type TextFieldProps } from '../../ui/text-field.tsx'
import type { WasherDetails } from './view-model.ts'

export interface WasherFormProps {
  details: WasherDetails
  /** Resolves once the next step is open. */
  onContinue: (details: WasherDetails) => Promise<void>
}

/** The Washer's business name and address. */
export function WasherForm({ details, onContinue }: WasherFormProps) {
  const form = useForm({ resolver: formResolver(washerForm), defaultValues: details, reValidateMode: 'onSubmit' })
  const { errors, isSubmitting } = form.formState
  const field = (name: keyof WasherDetails, props: Omit<TextFieldProps, 'error'>) => (
    <TextField
      {...props}
      maxLength={120}
      error={errors[name]?.message && tText(errors[name].message)}
      {...form.register(name, { onChange: () => form.clearErrors(name) })}
    />
  )
  return (
    <form className="grid gap-4" onSubmit={form.handleSubmit(onContinue)} noValidate>
      <p className="text-ink-2">{t('Where do you wash? You receive requests from around this address.')}</p>
      {field('business_name', { label: t('Business Name'), autoComplete: 'organization' })}
      {field('street', { label: t('Street Address'), autoComplete: 'street-address' })}
      <div className="grid grid-cols-2 items-start gap-3">
        {field('city', { label: t('City'), autoComplete: 'address-level2' })}
        {field('postal_code', { label: t('Postal Code'), autoComplete: 'postal-code' })}
        {field('state', { label: t('State/Province'), autoComplete: 'address-level1' })}
        {field('country', { label: t('Country'), autoComplete: 'country-name' })}
      </div>
      <Note icon="shield">
        {t('The next step is a {amount} security deposit. It is refunded when you stop being a provider.', {
          amount: formatShortMinor(market.deposit.amountMinor),
        })}
      </Note>
      <Button type="submit" variant="primary" size="large" wide busy={isSubmitting}>
        {t('Continue to Payment')}
      </Button>
    </form>
  )
}

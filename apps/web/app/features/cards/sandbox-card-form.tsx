import { cardMessages } from '@washline/contract/payments/messages'
import type { PaymentMethod } from '@washline/contract/payments/schemas'
import { type Control, Controller, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { errorText } from '../../platform/api/error-text.ts'
import { useBank } from '../../platform/bank/bank.ts'
import { formResolver } from '../../platform/forms/form-resolver.ts'
import { t, tText } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { Note } from '../../ui/note.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type CardEntry, cardFields } from './components/card-fields.ts'
import { CardRefusal, saveSandboxCard } from './use-save-card.ts'
import { spacedExpiry, spacedNumber } from './view-model.ts'

/** Card fields for a market without a card vendor: accepts the published test numbers and charges no real card. */
export function SandboxCardForm({ onSaved }: { onSaved: (card: PaymentMethod | undefined) => Promise<void> }) {
  const form = useForm({ resolver: formResolver(cardFields), defaultValues: { number: '', expiry: '', cvc: '' } })
  const askBank = useBank()
  const { errors, isSubmitting } = form.formState
  const textOf = (field: 'number' | 'expiry' | 'cvc') => errors[field]?.message && tText(errors[field].message)
  const submit = form.handleSubmit(async (card) => {
    try {
      await onSaved(await saveSandboxCard(card, askBank))
    } catch (error) {
      const message = error instanceof CardRefusal ? tText(error.message) : errorText(error, t(cardMessages.add))
      form.setError('root', { message })
    }
  })
  return (
    <form
      className="grid gap-4"
      noValidate
      onSubmit={(event) => {
        event.stopPropagation()
        void submit(event)
      }}
    >
      <NumberField control={form.control} error={textOf('number')} />
      <div className="grid grid-cols-2 items-start gap-4">
        <ExpiryField control={form.control} error={textOf('expiry')} />
        <TextField
          label={t('CVC')}
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={4}
          placeholder="123"
          error={textOf('cvc')}
          {...form.register('cvc')}
        />
      </div>
      <Note icon="card">{t('Test mode: use a test card such as 4242 4242 4242 4242. No real card is charged.')}</Note>
      {errors.root?.message && <ErrorText>{errors.root.message}</ErrorText>}
      <Button type="submit" variant="primary" size="large" wide busy={isSubmitting} busyText={t('Saving...')}>
        {t('Save Card')}
      </Button>
    </form>
  )
}

interface FormattedFieldProps {
  control: Control<z.input<typeof cardFields>, unknown, CardEntry>
  error: string | undefined
}

/** Groups the digits while they are typed. */
const NumberField = ({ control, error }: FormattedFieldProps) => (
  <Controller
    control={control}
    name="number"
    render={({ field }) => (
      <TextField
        {...field}
        label={t('Card number')}
        inputMode="numeric"
        autoComplete="cc-number"
        placeholder="4242 4242 4242 4242"
        error={error}
        onChange={(event) => field.onChange(spacedNumber(event.target.value))}
      />
    )}
  />
)

/** Inserts the slash while the digits are typed. */
const ExpiryField = ({ control, error }: FormattedFieldProps) => (
  <Controller
    control={control}
    name="expiry"
    render={({ field }) => (
      <TextField
        {...field}
        label={t('Expiry')}
        inputMode="numeric"
        autoComplete="cc-exp"
        placeholder={t('MM / YY')}
        error={error}
        onChange={(event) => field.onChange(spacedExpiry(event.target.value, field.value))}
      />
    )}
  />
)

import { zodResolver } from '@hookform/resolvers/zod'
import { messages } from '@washline/contract/messages'
import type { PaymentMethod } from '@washline/contract/payments/schemas'
import { Controller, useForm } from 'react-hook-form'
import { errorText } from '../../platform/api/error-text.ts'
import { useBank } from '../../platform/bank/bank.ts'
import { t, tSaid } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { Note } from '../../ui/note.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { CardRefusal, saveSandboxCard } from './use-save-card.ts'
import { cardFields, spacedExpiry, spacedNumber } from './view-model.ts'

/** Card fields for a market without a card vendor: the published test numbers work, no real card is charged. */
export function SandboxCardForm({ onSaved }: { onSaved: (card: PaymentMethod | undefined) => Promise<void> }) {
  const form = useForm({ resolver: zodResolver(cardFields), defaultValues: { number: '', expiry: '', cvc: '' } })
  const askBank = useBank()
  const { errors, isSubmitting } = form.formState
  const textOf = (field: 'number' | 'expiry' | 'cvc') => errors[field]?.message && tSaid(errors[field].message)
  const submit = form.handleSubmit(async (card) => {
    try {
      await onSaved(await saveSandboxCard(card, askBank))
    } catch (error) {
      const message = error instanceof CardRefusal ? tSaid(error.message) : errorText(error, t(messages.cards.add))
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
      <Controller
        control={form.control}
        name="number"
        render={({ field }) => (
          <TextField
            {...field}
            label={t('Card number')}
            inputMode="numeric"
            autoComplete="cc-number"
            placeholder="4242 4242 4242 4242"
            error={textOf('number')}
            onChange={(event) => field.onChange(spacedNumber(event.target.value))}
          />
        )}
      />
      <div className="grid grid-cols-2 items-start gap-4">
        <Controller
          control={form.control}
          name="expiry"
          render={({ field }) => (
            <TextField
              {...field}
              label={t('Expiry')}
              inputMode="numeric"
              autoComplete="cc-exp"
              placeholder={t('MM / YY')}
              error={textOf('expiry')}
              onChange={(event) => field.onChange(spacedExpiry(event.target.value, field.value))}
            />
          )}
        />
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
      <Button type="submit" look="primary" size="large" wide busy={isSubmitting} busyText={t('Saving...')}>
        {t('Save Card')}
      </Button>
    </form>
  )
}

import { minor, toMajor } from '@washline/contract/money'
import { cardMessages, walletMessages } from '@washline/contract/payments/messages'
import { type ReactNode, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '../../platform/api/show-field-errors.ts'
import { formatAmount, formatMinor } from '../../platform/format/money.ts'
import { formResolver } from '../../platform/forms/form-resolver.ts'
import { t, tText } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { topUpFields } from './components/top-up-fields.ts'
import { useTopUp } from './use-top-up.ts'

const quickAmounts = [minor(1_000), minor(2_000), minor(5_000)]

export interface TopUpFormProps {
  open: boolean
  onClose: () => void
  cardId: string | undefined
  /** Chooses the card. */
  cardPicker: ReactNode
}

/** Tops up the wallet from a saved card. What was typed stays while the dialog is closed. */
export function TopUpForm({ open, onClose, cardId, cardPicker }: TopUpFormProps) {
  const topUp = useTopUp()
  const [refused, setRefused] = useState<string>()
  const form = useForm({ resolver: formResolver(topUpFields), defaultValues: { amount_minor: '' } })
  const errors = form.formState.errors
  const groupId = useId()

  const submit = form.handleSubmit(async ({ amount_minor }) => {
    setRefused(undefined)
    if (!cardId) return setRefused(t('Please select a payment card.'))
    try {
      const answer = await topUp.mutateAsync({ amount_minor, payment_method_id: cardId })
      if (!answer.success) return setRefused(tText(answer.message || cardMessages.pay))
      form.reset()
      toast.success(t(walletMessages.toppedUp))
      onClose()
    } catch (error) {
      const place = (field: string, text: { message: string }) =>
        field === 'amount_minor' ? form.setError(field, text) : setRefused(text.message)
      showFieldErrors(error, { fields: ['amount_minor'], place, fallback: cardMessages.payment })
    }
  })

  return (
    <Dialog open={open} onClose={onClose} closable={!topUp.isPending} title={t('Top Up')} closeText={t('Close')}>
      <form className="grid gap-4" onSubmit={submit} noValidate>
        <TextField
          label={t('Amount')}
          inputMode="decimal"
          autoComplete="off"
          placeholder={formatAmount(minor(2_000))}
          error={errors.amount_minor?.message}
          {...form.register('amount_minor')}
        />
        <fieldset className="flex flex-wrap gap-2" aria-labelledby={groupId}>
          <legend id={groupId} className="sr-only">
            {t('Quick amounts')}
          </legend>
          {quickAmounts.map((amount) => (
            <button
              key={amount}
              type="button"
              className="pick num"
              onClick={() => form.setValue('amount_minor', String(toMajor(amount)), { shouldValidate: true })}
            >
              {formatMinor(amount)}
            </button>
          ))}
        </fieldset>
        {cardPicker}
        {refused && <ErrorText>{refused}</ErrorText>}
        <Button type="submit" variant="primary" size="large" wide busy={topUp.isPending} busyText={t('Processing...')}>
          {t('Top Up')}
        </Button>
      </form>
    </Dialog>
  )
}

import { zodResolver } from '@hookform/resolvers/zod'
import { messages } from '@washline/contract/messages'
import { type ReactNode, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '../../platform/api/show-field-errors.ts'
import { formatAmount, formatMoney } from '../../platform/format/money.ts'
import { t, tSaid } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { useTopUp } from './use-top-up.ts'
import { topUpFields } from './view-model.ts'

const quickAmounts = [10, 20, 50]

export interface TopUpFormProps {
  open: boolean
  onClose: () => void
  cardId: string | undefined
  /** Where the card is chosen. */
  cardPicker: ReactNode
}

/** Adds money to the wallet from a saved card. What was typed stays while the dialog is closed. */
export function TopUpForm({ open, onClose, cardId, cardPicker }: TopUpFormProps) {
  const topUp = useTopUp()
  const [refused, setRefused] = useState<string>()
  const form = useForm({ resolver: zodResolver(topUpFields), defaultValues: { amount: '' } })
  const errors = form.formState.errors
  const groupId = useId()

  const submit = form.handleSubmit(async ({ amount }) => {
    setRefused(undefined)
    if (!cardId) return setRefused(t('Please select a payment card.'))
    try {
      const answer = await topUp.mutateAsync({ amount, payment_method_id: cardId })
      if (!answer.success) return setRefused(tSaid(answer.message))
      form.reset()
      toast.success(t(messages.wallet.toppedUp))
      onClose()
    } catch (error) {
      const place = (field: string, text: { message: string }) =>
        field === 'amount' ? form.setError(field, text) : setRefused(text.message)
      showFieldErrors(error, { fields: ['amount'], place, fallback: messages.cards.payment })
    }
  })

  return (
    <Dialog open={open} onClose={onClose} closable={!topUp.isPending} title={t('Top Up')} closeText={t('Close')}>
      <form className="grid gap-4" onSubmit={submit} noValidate>
        <TextField
          label={t('Amount')}
          inputMode="decimal"
          autoComplete="off"
          placeholder={formatAmount(20)}
          error={errors.amount?.message}
          {...form.register('amount')}
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
              onClick={() => form.setValue('amount', String(amount), { shouldValidate: true })}
            >
              {formatMoney(amount)}
            </button>
          ))}
        </fieldset>
        {cardPicker}
        {refused && <ErrorText>{refused}</ErrorText>}
        <Button type="submit" look="primary" size="large" wide busy={topUp.isPending} busyText={t('Processing...')}>
          {t('Top Up')}
        </Button>
      </form>
    </Dialog>
  )
}

import { zodResolver } from '@hookform/resolvers/zod'
import type { PayoutAccount } from '@washline/contract/earnings/schemas'
import { messages } from '@washline/contract/messages'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '../../platform/api/show-field-errors.ts'
import { formatMoney } from '../../platform/format/money.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { Fact } from '../../ui/fact.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import type { Earnings } from './use-earnings.ts'
import { useRequestCashOut } from './use-request-cash-out.ts'
import { cashOutFields } from './view-model.ts'

export interface CashOutFormProps {
  open: boolean
  onClose: () => void
  account: PayoutAccount
  earnings: Earnings
}

/** How much goes to the bank, and how fast. */
export function CashOutForm({ open, onClose, account, earnings }: CashOutFormProps) {
  const { available } = earnings.balance
  const { minimum, instant_fee } = earnings.cash_out
  const cashOut = useRequestCashOut()
  const speedId = useId()
  const form = useForm({
    resolver: zodResolver(cashOutFields({ minimum, available })),
    values: { amount: available.toFixed(2), method: 'standard' as const },
    resetOptions: { keepDirtyValues: true },
  })
  const { errors } = form.formState
  const { amount, method } = form.watch()
  const fee = String(method) === 'instant' ? instant_fee : 0
  const arriving = Number(amount.replace(',', '.')) - fee

  const submit = form.handleSubmit(async (fields) => {
    try {
      await cashOut.mutateAsync(fields)
      toast.success(t('Your cash-out has begun.'))
      form.reset()
      onClose()
    } catch (error) {
      const place = (field: string, text: { message: string }) =>
        form.setError(field === 'amount' ? 'amount' : 'root', text)
      showFieldErrors(error, { fields: ['amount'], place, fallback: messages.earnings.cashOutFailed })
    }
  })

  return (
    <Dialog open={open} onClose={onClose} closable={!cashOut.isPending} title={t('Cash Out')} closeText={t('Close')}>
      <form className="grid gap-4" onSubmit={submit} noValidate>
        <TextField
          label={t('Amount')}
          inputMode="decimal"
          autoComplete="off"
          hint={t('Up to {amount}', { amount: formatMoney(available) })}
          error={errors.amount?.message}
          {...form.register('amount')}
        />
        {account.instant && (
          <fieldset className="grid gap-2" aria-labelledby={speedId}>
            <legend id={speedId} className="mb-2 font-semibold">
              {t('How fast')}
            </legend>
            <label className="pick flex items-center gap-3">
              <input type="radio" value="standard" {...form.register('method')} />
              <span>{t('Standard, free')}</span>
            </label>
            <label className="pick flex items-center gap-3">
              <input type="radio" value="instant" {...form.register('method')} />
              <span>{t('Instant, {fee}', { fee: formatMoney(instant_fee) })}</span>
            </label>
          </fieldset>
        )}
        <div className="stitched">
          <Fact name={t('To')}>
            {account.destination
              ? t('Account ending in {digits}', { digits: account.destination })
              : t('Your bank account')}
          </Fact>
          {fee > 0 && <Fact name={t('Fee')}>{formatMoney(fee)}</Fact>}
          {arriving > 0 && (
            <Fact name={t('Arrives')} total>
              {formatMoney(arriving)}
            </Fact>
          )}
        </div>
        {errors.root?.message && <ErrorText>{errors.root.message}</ErrorText>}
        <Button type="submit" look="primary" size="large" wide busy={cashOut.isPending} busyText={t('Processing...')}>
          {t('Cash Out')}
        </Button>
      </form>
    </Dialog>
  )
}

import { earningsMessages } from '@washline/contract/earnings/messages'
import type { PayoutAccount } from '@washline/contract/earnings/schemas'
import { type Minor, minor, plainAmount, subtract } from '@washline/contract/money'
import { useId } from 'react'
import { type UseFormRegisterReturn, useForm } from 'react-hook-form'
import { showFieldErrors } from '../../platform/api/show-field-errors.ts'
import { formatMinor } from '../../platform/format/money.ts'
import { readAmount } from '../../platform/format/read-amount.ts'
import { formResolver } from '../../platform/forms/form-resolver.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { Detail } from '../../ui/detail.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { cashOutFields } from './components/cash-out-fields.ts'
import type { Earnings } from './use-earnings.ts'
import { useRequestCashOut } from './use-request-cash-out.ts'

export interface CashOutFormProps {
  open: boolean
  onClose: () => void
  account: PayoutAccount
  earnings: Earnings
}

/** The amount of a cash-out, and its speed. */
export function CashOutForm({ open, onClose, account, earnings }: CashOutFormProps) {
  const { available_minor } = earnings.balance
  const { minimum_minor, instant_fee_minor } = earnings.cash_out
  const cashOut = useRequestCashOut()
  const form = useForm({
    resolver: formResolver(cashOutFields({ minimumMinor: minimum_minor, availableMinor: available_minor })),
    values: { amount_minor: plainAmount(available_minor), method: 'standard' as const },
    resetOptions: { keepDirtyValues: true },
  })
  const { errors } = form.formState
  const { amount_minor, method } = form.watch()
  const fee = String(method) === 'instant' ? instant_fee_minor : minor(0)
  const arriving = subtract(readAmount(amount_minor) ?? minor(0), fee)

  const submit = form.handleSubmit(async (fields) => {
    try {
      await cashOut.mutateAsync(fields)
      toast.success(t('Your payout has started.'))
      form.reset()
      onClose()
    } catch (error) {
      const place = (field: string, text: { message: string }) =>
        form.setError(field === 'amount_minor' ? field : 'root', text)
      showFieldErrors(error, { fields: ['amount_minor'], place, fallback: earningsMessages.cashOutFailed })
    }
  })

  return (
    <Dialog open={open} onClose={onClose} closable={!cashOut.isPending} title={t('Cash Out')} closeText={t('Close')}>
      <form className="grid gap-4" onSubmit={submit} noValidate>
        <TextField
          label={t('Amount')}
          inputMode="decimal"
          autoComplete="off"
          hint={t('Up to {amount}', { amount: formatMinor(available_minor) })}
          error={errors.amount_minor?.message}
          {...form.register('amount_minor')}
        />
        {account.instant && <SpeedChoice field={form.register('method')} instantFee={instant_fee_minor} />}
        <Arrival account={account} fee={fee} arriving={arriving} />
        {errors.root?.message && <ErrorText>{errors.root.message}</ErrorText>}
        <Button
          type="submit"
          variant="primary"
          size="large"
          wide
          busy={cashOut.isPending}
          busyText={t('Processing...')}
        >
          {t('Cash Out')}
        </Button>
      </form>
    </Dialog>
  )
}

function SpeedChoice({ field, instantFee }: { field: UseFormRegisterReturn; instantFee: Minor }) {
  const titleId = useId()
  return (
    <fieldset className="grid gap-2" aria-labelledby={titleId}>
      <legend id={titleId} className="mb-2 font-semibold">
        {t('Speed')}
      </legend>
      <label className="pick flex items-center gap-3">
        <input type="radio" value="standard" {...field} />
        <span>{t('Standard, free')}</span>
      </label>
      <label className="pick flex items-center gap-3">
        <input type="radio" value="instant" {...field} />
        <span>{t('Instant, {fee}', { fee: formatMinor(instantFee) })}</span>
      </label>
    </fieldset>
  )
}

function Arrival({ account, fee, arriving }: { account: PayoutAccount; fee: Minor; arriving: Minor }) {
  return (
    <div className="stitched">
      <Detail name={t('To')}>
        {account.destination
          ? t('Account ending in {digits}', { digits: account.destination })
          : t('Your bank account')}
      </Detail>
      {fee > 0 && <Detail name={t('Fee')}>{formatMinor(fee)}</Detail>}
      {arriving > 0 && (
        <Detail name={t('Arrives')} total>
          {formatMinor(arriving)}
        </Detail>
      )}
    </div>
  )
}

import type { ConsoleOrderMoves } from '@washline/contract/console/schemas'
import { type Minor, minor } from '@washline/contract/money'
import { useState } from 'react'
import { formatMinor } from '../../../../platform/format/money.ts'
import { readAmount } from '../../../../platform/format/read-amount.ts'
import { t } from '../../../../platform/i18n/i18n.ts'
import { TextField } from '../../../../ui/text-field.tsx'
import { type Detail, DetailList } from '../../components/detail-list.tsx'
import { ReasonForm } from '../../reason-form.tsx'

interface CancelOrderFormProps {
  open: boolean
  onClose: () => void
  cancel: NonNullable<ConsoleOrderMoves['cancel']>
  onCancel: (reason: string, washerMinor: Minor) => Promise<void>
}

/** Cancels an order with all of its money back, and grants the Washer what the operator types. */
export function CancelOrderForm({ open, onClose, cancel, onCancel }: CancelOrderFormProps) {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const text = typed.trim()
  const washerMinor = text === '' ? minor(0) : readAmount(text)
  const maximum = cancel.washer_maximum_minor
  const isFit = washerMinor !== undefined && washerMinor <= maximum
  const credited: Detail[] =
    cancel.credited_minor > 0 ? [[t('Credit the customer keeps'), formatMinor(cancel.credited_minor)]] : []
  return (
    <ReasonForm
      open={open}
      onClose={onClose}
      title={t('Cancel this order')}
      about={
        <DetailList
          details={[
            [t('Released on the card'), formatMinor(cancel.card_minor)],
            [t('Returned to the wallet'), formatMinor(cancel.wallet_minor)],
            ...credited,
            [t('To the Washer'), formatMinor(isFit ? washerMinor : minor(0))],
          ]}
        />
      }
      hint={t('The customer and the Washer can read it.')}
      action={t('Cancel the order')}
      isReady={() => {
        setError(isFit ? undefined : t('At most {amount}.', { amount: formatMinor(maximum) }))
        return isFit
      }}
      onAction={(reason) => onCancel(reason, washerMinor ?? minor(0))}
    >
      {maximum > 0 && (
        <TextField
          label={t('Pay for the Washer')}
          aside={t('optional')}
          inputMode="decimal"
          autoComplete="off"
          hint={t('Paid by Washline, at most {amount}.', { amount: formatMinor(maximum) })}
          error={error}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
    </ReasonForm>
  )
}

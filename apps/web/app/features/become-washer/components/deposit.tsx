import { market } from '@washline/contract/market'
import type { ReactNode } from 'react'
import { formatMinor } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'

export interface DepositProps {
  /** Chooses a saved card, or adds one. */
  cards: ReactNode
  hasCard: boolean
  isPaying: boolean
  error: string | undefined
  onCancel: () => void
  onPay: () => void
}

/** The refundable deposit and the card it is charged to. */
export function Deposit({ cards, hasCard, isPaying, error, onCancel, onPay }: DepositProps) {
  const amount = formatMinor(market.deposit.amountMinor)
  return (
    <>
      <p className="huge num">{amount}</p>
      <p>
        {t('You pay a {amount} deposit. We keep it as security and refund it in full.', {
          amount,
        })}
      </p>
      {cards}
      {error && <ErrorText>{error}</ErrorText>}
      <div className="grid grid-cols-[auto_1fr] gap-3">
        <Button flat disabled={isPaying} onClick={onCancel}>
          {t('Cancel')}
        </Button>
        <Button variant="primary" disabled={!hasCard} busy={isPaying} busyText={t('Processing...')} onClick={onPay}>
          {t('Pay {amount}', { amount })}
        </Button>
      </div>
      <p className="text-center text-14 text-ink-2">{t('The deposit is refunded when you stop being a provider.')}</p>
    </>
  )
}

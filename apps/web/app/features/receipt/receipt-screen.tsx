import type { OrderId } from '@washline/contract/ids'
import { orderMessages } from '@washline/contract/orders/messages'
import type { Receipt } from '@washline/contract/orders/receipt'
import type { ReactNode } from 'react'
import { errorText } from '../../platform/api/error-text.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { AppPage } from '../../ui/app-page.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ReceiptPeople } from './components/receipt-people.tsx'
import { ReceiptTicket, type ReceiptTicketProps } from './components/receipt-ticket.tsx'
import { useReceipt } from './use-receipt.ts'

export interface ReceiptScreenProps extends Pick<ReceiptTicketProps, 'brandName'> {
  orderId: OrderId | null
  /** What happened at the door of the order. */
  door: (receipt: Receipt) => ReactNode
}

/** Every amount of an order with its explanation; can be printed. */
export function ReceiptScreen({ orderId, brandName, door }: ReceiptScreenProps) {
  const { data: receipt, error, isPending, refetch } = useReceipt(orderId)
  useHeadingFocus()
  return (
    <AppPage
      title={t('Receipt')}
      back="/order-history"
      tab="orders"
      actions={
        receipt && (
          <Button size="compact" flat onClick={() => window.print()}>
            {t('Print')}
          </Button>
        )
      }
    >
      {receipt ? (
        <div className="receipt-columns">
          <p className="print-only display text-24">{t('Washline')}</p>
          <ReceiptTicket receipt={receipt} brandName={brandName} />
          <div className="grid content-start gap-6">
            <ReceiptPeople receipt={receipt} />
            {door(receipt)}
          </div>
        </div>
      ) : orderId !== null && isPending ? (
        <div className="receipt-columns" aria-busy="true">
          <p className="sr-only" role="status">
            {t('Loading')}
          </p>
          <Skeleton className="h-[560px] w-full rounded-ticket" />
          <Skeleton className="h-40 w-full" />
        </div>
      ) : (
        <ErrorState
          message={error ? errorText(error, t(orderMessages.fetch)) : t(orderMessages.fetch)}
          retryText={t('Retry')}
          onRetry={orderId === null ? undefined : () => void refetch()}
        >
          <ButtonLink to="/order-history">{t('Back to your orders')}</ButtonLink>
        </ErrorState>
      )}
    </AppPage>
  )
}

import type { Quote } from '@washline/contract/orders/schemas'
import { formatMoney } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Fact } from '../../../ui/fact.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

/** How the total comes about; every figure is the server's. */
export function PriceLines({ quote }: { quote: Quote | undefined }) {
  return (
    <div className="grid gap-2" aria-live="polite" aria-busy={!quote}>
      {quote ? (
        <>
          <Fact name={t('Items')}>{formatMoney(quote.estimated_value)}</Fact>
          <Fact name={t('Service fee')}>{formatMoney(quote.service_fee)}</Fact>
          {quote.coverage_fee > 0 && <Fact name={t('Extra cover')}>{formatMoney(quote.coverage_fee)}</Fact>}
          {quote.wallet > 0 && <Fact name={t('From your wallet')}>{formatMoney(-quote.wallet)}</Fact>}
          <Fact name={t('Total')} total>
            {formatMoney(quote.total)}
          </Fact>
        </>
      ) : (
        <Skeleton className="h-20" />
      )}
    </div>
  )
}

import { add, toMinor } from '@washline/contract/money'
import type { Quote } from '@washline/contract/orders/schemas'
import { largeText } from '../../../domain/order/large-text.ts'
import { ZoneFees } from '../../../domain/order/zone-fees.tsx'
import { formatMinor, formatMoney } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Detail } from '../../../ui/detail.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

/** The quote line by line; every amount comes from the server. */
export function PriceLines({ quote }: { quote: Quote | undefined }) {
  const large = quote?.zone && largeText(quote.zone)
  return (
    <div className="grid gap-2" aria-live="polite" aria-busy={!quote}>
      {quote ? (
        <>
          <Detail name={t('Items')}>{formatMoney(quote.estimated_value)}</Detail>
          <Detail name={t('Service fee')}>{formatMoney(quote.service_fee)}</Detail>
          {quote.coverage_fee > 0 && <Detail name={t('Extra coverage')}>{formatMoney(quote.coverage_fee)}</Detail>}
          <ZoneFees of={quote} />
          {large && <p className="text-14 text-ink-2">{large}</p>}
          <Detail name={t('Total')} total>
            {formatMinor(add(toMinor(quote.total), toMinor(quote.wallet)))}
          </Detail>
          {quote.wallet > 0 && (
            <>
              <Detail name={t('From your wallet')}>{formatMoney(quote.wallet)}</Detail>
              <Detail name={t('From your card')}>{formatMoney(quote.total)}</Detail>
            </>
          )}
        </>
      ) : (
        <Skeleton className="h-20" />
      )}
    </div>
  )
}

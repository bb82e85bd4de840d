import type { CashOut } from '@washline/contract/earnings/schemas'
import { useNow } from '../../../platform/clock/use-now.ts'
import { formatShortDateTime } from '../../../platform/format/date.ts'
import { formatMinor } from '../../../platform/format/money.ts'
import { t, tText } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { IconName } from '../../../ui/sprite.ts'
import { useCashOuts } from '../use-cash-outs.ts'
import { cashOutNext, cashOutTitle } from '../view-model.ts'

const icons: Record<CashOut['state'], IconName> = {
  requested: 'clock',
  sent: 'send',
  paid: 'check',
  failed: 'alert',
  returned: 'alert',
}

/** Cash-outs with their states. */
export function CashOuts() {
  const { cashOuts, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useCashOuts()
  return (
    <section aria-labelledby="cash-outs-title" className="grid min-w-0 gap-2">
      <h2 id="cash-outs-title">{t('Payouts')}</h2>
      {!cashOuts && !isError && <Skeleton className="h-16" />}
      {!cashOuts && isError && (
        <ErrorState
          message={t('Your payouts could not be loaded.')}
          retryText={t('Retry')}
          onRetry={() => void refetch()}
        />
      )}
      {cashOuts?.length === 0 && <p className="text-ink-2">{t('No payouts yet.')}</p>}
      {cashOuts && cashOuts.length > 0 && (
        <ul className="stitched" aria-live="polite">
          {cashOuts.map((cashOut) => (
            <CashOutRow key={cashOut.id} cashOut={cashOut} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button flat busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('Show older payouts')}
        </Button>
      )}
    </section>
  )
}

function CashOutRow({ cashOut }: { cashOut: CashOut }) {
  const nowMs = useNow(60_000)
  const { amount_minor, fee_minor, method, state, destination, reason, requested_at, settled_at } = cashOut
  const next = cashOutNext(cashOut)
  const when = formatShortDateTime(settled_at ?? requested_at, nowMs)
  return (
    <li className="grid gap-1">
      <div className="flex items-start gap-3">
        <Icon name={icons[state]} className={reason === null ? 'size-6 shrink-0' : 'size-6 shrink-0 text-coral'} />
        <div className="min-w-0 flex-1">
          <p className="font-semibold">{cashOutTitle(state)}</p>
          <p className="text-14 text-ink-2">
            {destination ? t('{when}, account ending in {digits}', { when, digits: destination }) : when}
          </p>
          {next && <p className="text-14">{next}</p>}
        </div>
        <p className="text-right">
          <b className="num block">{formatMinor(amount_minor)}</b>
          {method === 'instant' && (
            <span className="text-14 text-ink-2">{t('Instant, fee {fee}', { fee: formatMinor(fee_minor) })}</span>
          )}
        </p>
      </div>
      {reason && <ErrorText>{t('{reason} The money is back in your balance.', { reason: tText(reason) })}</ErrorText>}
    </li>
  )
}

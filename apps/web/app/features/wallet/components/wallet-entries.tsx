import { messages } from '@washline/contract/messages'
import { errorText } from '../../../platform/api/error-text.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { ErrorText } from '../../../ui/error-text.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useWallet } from '../use-wallet.ts'
import { byDay } from '../view-model.ts'
import { WalletEntryRow } from './wallet-entry-row.tsx'

/** Every movement of the wallet, by day, newest first. */
export function WalletEntries() {
  const { entries, error, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    useWallet()
  if (!entries)
    return isError ? (
      <ErrorState
        message={errorText(error, t('The wallet history could not be loaded.'))}
        retryText={t('Retry')}
        onRetry={() => void refetch()}
      />
    ) : (
      <div className="grid gap-4" role="status" aria-label={t('Loading')}>
        <Skeleton className="h-6 w-32" />
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </div>
    )
  if (entries.length === 0)
    return (
      <EmptyState
        text={t('No transactions yet.')}
        garment="peg"
        next={<ButtonLink to="/home-screen">{t('Start an order')}</ButtonLink>}
      >
        <p>{t('Top-ups and refunds appear here.')}</p>
      </EmptyState>
    )
  return (
    <>
      {byDay(entries).map(({ day, entries: ofDay }) => (
        <section key={day} className="grid gap-2" aria-label={day}>
          <h2 className="kicker">{day}</h2>
          <ul className="stitched">
            {ofDay.map((entry) => (
              <WalletEntryRow key={entry.id} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
      {isFetchNextPageError && <ErrorText>{errorText(error, t(messages.unexpected))}</ErrorText>}
      {hasNextPage && (
        <Button flat busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('Show older entries')}
        </Button>
      )}
    </>
  )
}

import { orderNumber } from '@washline/contract/ids'
import { formatDateTime } from '../../../platform/format/date.ts'
import { formatMoney } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { useWallet, type WalletEntry } from '../use-wallet.ts'
import { entryTitle } from '../view-model.ts'

export interface WalletHistoryProps {
  open: boolean
  onClose: () => void
}

/** Every movement of the wallet with the balance after it. */
export function WalletHistory({ open, onClose }: WalletHistoryProps) {
  return (
    <Sheet open={open} onClose={onClose} title={t('Wallet history')} closeText={t('Close')}>
      <Entries />
    </Sheet>
  )
}

function Entries() {
  const { entries, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useWallet()
  if (!entries) {
    if (!isError) return <Skeleton className="h-32" />
    return (
      <ErrorState
        message={t('The wallet history could not be read.')}
        retryText={t('Retry')}
        onRetry={() => void refetch()}
      />
    )
  }
  if (entries.length === 0) return <EmptyState text={t('Nothing has moved in your wallet yet.')} garment="peg" />
  return (
    <>
      <ul className="stitched">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
      {hasNextPage && (
        <Button flat busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('Show older entries')}
        </Button>
      )}
    </>
  )
}

function Entry({ entry }: { entry: WalletEntry }) {
  const { kind, amount, balance_after, order_id, created_at } = entry
  return (
    <li className="flex items-start justify-between gap-4">
      <div className="min-w-0">
        <p className="font-semibold">{entryTitle(kind)}</p>
        <p className="text-14 text-ink-2">
          <Unbroken>
            {[order_id && orderNumber(order_id), formatDateTime(created_at)].filter(Boolean).join(' · ')}
          </Unbroken>
        </p>
      </div>
      <div className="text-right">
        <p className={amount > 0 ? 'num font-semibold text-on-suds' : 'num font-semibold'}>
          {amount > 0 && '+'}
          {formatMoney(amount)}
        </p>
        <p className="num text-14 text-ink-2">{t('Balance {amount}', { amount: formatMoney(balance_after) })}</p>
      </div>
    </li>
  )
}

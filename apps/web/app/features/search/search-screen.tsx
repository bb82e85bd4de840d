import { orderMessages } from '@washline/contract/orders/messages'
import { orderChannel, searchChanged } from '@washline/contract/orders/realtime'
import type { Order } from '@washline/contract/orders/schemas'
import { type ReactNode, useEffect } from 'react'
import { useCancelOrder } from '../../domain/order/use-cancel-order.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { on, useChannel } from '../../platform/realtime/use-channel.ts'
import { useNavigate } from '../../router/index.ts'
import { Button } from '../../ui/button.tsx'
import { Dock } from '../../ui/dock.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { MapPage } from '../../ui/map-page.tsx'
import { AskedWashers } from './components/asked-washers.tsx'
import { AuthorizedMoney } from './components/authorized-money.tsx'
import { EndedSearch } from './components/ended-search.tsx'
import { SearchMap } from './components/search-map.tsx'
import { SearchTicket } from './components/search-ticket.tsx'
import { WaitedTime } from './components/waited-time.tsx'
import { useAway } from './use-away.ts'
import { useSearch } from './use-search.ts'
import { useYes } from './use-yes.ts'
import { comingText } from './view-model.ts'

const homeAfterMs = 700

export interface SearchScreenProps {
  order: Order
  /** An offer to show while waiting. */
  offer?: ReactNode
  /** The PIN of an accepted order. */
  pin?: ReactNode
  /** It has been shown that a Washer has accepted. */
  onAnswered: () => void
}

/** The search for a Washer. */
export function SearchScreen({ order, offer, pin, onAnswered }: SearchScreenProps) {
  const isWaiting = order.status === 'pending'
  const { data: search, refetch } = useSearch(order.id, isWaiting)
  const cancel = useCancelOrder(order.id)
  const navigate = useNavigate()
  useHeadingFocus()
  useChannel(orderChannel(order.id), [on(searchChanged, () => void refetch())])

  useEffect(() => {
    if (!cancel.isSuccess) return
    const timer = setTimeout(() => navigate('/home-screen'), homeAfterMs)
    return () => clearTimeout(timer)
  }, [cancel.isSuccess, navigate])

  const yes = useYes(order.status === 'accepted', onAnswered)
  const away = useAway(order, search)
  const map = <SearchMap order={order} search={search} arrived={yes.phase === 'arrived' ? { away } : undefined} />
  const isOwnEnd = cancel.isPending || cancel.isSuccess
  const isAccepted = order.status === 'accepted'
  if (!isWaiting && !isOwnEnd && !isAccepted)
    return (
      <MapPage tab="home" map={map}>
        <EndedSearch order={order} />
      </MapPage>
    )
  return (
    // A press anywhere skips the moment.
    <div className="contents" onPointerDown={yes.skip}>
      <MapPage tab="home" map={map} isTall dock={!isAccepted && <CancelDock cancel={cancel} />}>
        <div className="grid gap-5">
          <h1 className="text-32">{t('Order Confirmed')}</h1>
          <SearchTicket order={order} phase={yes.phase} pin={pin}>
            {isAccepted ? (
              <p className="display mt-3 text-24 wrap-anywhere" role="status">
                {comingText(order, yes.phase === 'arrived' ? away : undefined)}
              </p>
            ) : (
              <AskedWashers search={search} />
            )}
          </SearchTicket>
          {!isAccepted && (
            <>
              <WaitedTime since={search?.since ?? order.placed_at ?? order.created_at} usual={search?.usual_wait} />
              <AuthorizedMoney order={order} />
              {offer}
            </>
          )}
        </div>
      </MapPage>
    </div>
  )
}

function CancelDock({ cancel }: { cancel: ReturnType<typeof useCancelOrder> }) {
  return (
    <Dock>
      {cancel.isError && <ErrorText>{t(orderMessages.cancel)}</ErrorText>}
      <Button
        size="large"
        wide
        flat
        busy={cancel.isPending || cancel.isSuccess}
        busyText={cancel.isSuccess ? t('Search cancelled') : t('Cancelling...')}
        onClick={() => cancel.mutate()}
      >
        {t('Cancel Search')}
      </Button>
      <p className="text-center text-14 text-ink-2 desk:text-left" role="status">
        {cancel.isSuccess ? t('Order cancelled. You were not charged.') : t('Cancelling is free right now.')}
      </p>
    </Dock>
  )
}

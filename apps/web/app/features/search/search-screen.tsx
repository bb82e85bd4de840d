import { orderNumber } from '@washline/contract/ids'
import { orderMessages } from '@washline/contract/orders/messages'
import { statusLabels } from '@washline/contract/orders/process'
import { orderChannel, searchChanged } from '@washline/contract/orders/realtime'
import type { Order } from '@washline/contract/orders/schemas'
import { type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useCancelOrder } from '../../domain/order/use-cancel-order.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { on, useChannel } from '../../platform/realtime/use-channel.ts'
import { Button } from '../../ui/button.tsx'
import { Dock } from '../../ui/dock.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { MapPage } from '../../ui/map-page.tsx'
import { StatusChip } from '../../ui/status-chip.tsx'
import { EndedSearch } from './components/ended-search.tsx'
import { SearchDetails } from './components/search-details.tsx'
import { SearchMap } from './components/search-map.tsx'
import { WaitedTime } from './components/waited-time.tsx'
import { useSearch } from './use-search.ts'

const homeAfterMs = 700

export interface SearchScreenProps {
  order: Order
  /** An offer to show while waiting. */
  offer?: ReactNode
}

/** The search for a Washer. */
export function SearchScreen({ order, offer }: SearchScreenProps) {
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

  const map = <SearchMap pickup={order.pickup_location} search={search} />
  const isOwnEnd = cancel.isPending || cancel.isSuccess
  if (!isWaiting && !isOwnEnd)
    return (
      <MapPage tab="home" map={map}>
        <EndedSearch order={order} />
      </MapPage>
    )
  return (
    <MapPage tab="home" map={map} dock={<CancelDock cancel={cancel} />}>
      <div className="grid gap-3">
        <div className="flex items-center justify-between gap-3">
          <span className="ticket-number">
            <small>{t('No.')}</small>
            {orderNumber(order.id)}
          </span>
          <StatusChip status={order.status}>{t(statusLabels[order.status])}</StatusChip>
        </div>
        <h1 className="text-44">{t('Order Confirmed')}</h1>
        <WaitedTime since={search?.since ?? order.placed_at ?? order.created_at} usual={search?.usual_wait} />
        <SearchDetails order={order} search={search} />
        {offer}
      </div>
    </MapPage>
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
        {cancel.isSuccess ? t('Order cancelled. You were not charged.') : t('Cancelling now is free.')}
      </p>
    </Dock>
  )
}

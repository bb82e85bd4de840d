import { useQueryClient } from '@tanstack/react-query'
import { orderNumber } from '@washline/contract/ids'
import { movesFor, type OrderMove, orderScreens, statusLabels } from '@washline/contract/orders/process'
import { orderChannel, statusChanged } from '@washline/contract/orders/realtime'
import type { OrderSummary } from '@washline/contract/orders/summary'
import { activeOrdersQuery } from '../../../domain/order/order-lists.ts'
import { timeLeftS } from '../../../domain/order/order-progress.ts'
import { washerSummaryQuery } from '../../../domain/washer/use-washer-summary.ts'
import { useNow } from '../../../platform/clock/use-now.ts'
import { formatTime } from '../../../platform/format/date.ts'
import { formatTimeLeft } from '../../../platform/format/duration.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { on, useChannel } from '../../../platform/realtime/use-channel.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { IconLink } from '../../../ui/icon-link.tsx'
import { StatusChip } from '../../../ui/status-chip.tsx'
import { Ticket } from '../../../ui/ticket.tsx'
import { OrderStage } from './order-stage.tsx'

export interface ActiveOrderCardProps {
  order: OrderSummary
}

function nextStepText(order: OrderSummary): string {
  const isWashed = order.laundry_completed_at !== null
  const moveLabels: Partial<Record<OrderMove, string>> = {
    pickUp: t('Next: confirm pickup'),
    startLaundry: t('Next: start laundry'),
    deliver: isWashed ? t('Next: deliver') : t('Next: wash and deliver'),
  }
  const next = movesFor(order.status, 'washer').find((move) => moveLabels[move])
  return (next && moveLabels[next]) ?? t('Open order')
}

/** An accepted order: the time that counts now, and a link to its next step. */
export function ActiveOrderCard({ order }: ActiveOrderCardProps) {
  const queries = useQueryClient()
  const nowMs = useNow(15_000)
  const leftS = order.picked_up_at === null ? null : timeLeftS(order.picked_up_at, nowMs)
  useChannel(orderChannel(order.id), [
    on(statusChanged, () => {
      void queries.invalidateQueries({ queryKey: activeOrdersQuery.queryKey })
      void queries.invalidateQueries({ queryKey: washerSummaryQuery.queryKey })
    }),
  ])
  const statusText = order.laundry_completed_at ? t('Delivering') : t(statusLabels[order.status])
  const items = t('{count, plural, one {# item} other {# items}}', { count: order.item_count })
  const target = orderScreens[order.status]
  return (
    <Ticket label={orderNumber(order.id)}>
      <Ticket.Part>
        <Ticket.Head number={orderNumber(order.id)} numberLabel={t('No.')}>
          <StatusChip status={order.status}>{statusText}</StatusChip>
        </Ticket.Head>
        <p className="mt-2 flex flex-wrap items-baseline gap-x-3">
          <OrderTime order={order} leftS={leftS} />
          <span className="text-ink-2 wrap-anywhere">
            {leftS === null ? items : t('{items}, for {name}', { items, name: order.user.name })}
          </span>
        </p>
        <OrderStage order={order} />
        {order.pickup_location && (
          <p className="mt-1 line-clamp-2 text-14 text-ink-2 wrap-anywhere">{order.pickup_location.address}</p>
        )}
      </Ticket.Part>
      <Ticket.Part>
        <div className="flex gap-3 max-[359px]:gap-2">
          {target && (
            <ButtonLink
              className="flex-1"
              size="large"
              to={`${target}?order=${order.id}`}
              state={{ order_id: order.id }}
            >
              {nextStepText(order)}
            </ButtonLink>
          )}
          <IconLink
            outlined
            icon="chat"
            className="h-16 w-16 max-[359px]:w-13"
            label={t('Message {name}', { name: order.user.name })}
            to={`/chat?order=${order.id}`}
            state={{ order_id: order.id }}
          />
        </div>
      </Ticket.Part>
    </Ticket>
  )
}

function OrderTime({ order, leftS }: ActiveOrderCardProps & { leftS: number | null }) {
  if (leftS === null)
    return <b className="display num text-32">{order.pickup_time ? formatTime(order.pickup_time) : t('Now')}</b>
  if (leftS <= 0)
    return <b className="display num text-32 text-coral">{t('{time} late', { time: formatTimeLeft(-leftS) })}</b>
  return <b className="display num text-32">{t('{time} left', { time: formatTimeLeft(leftS) })}</b>
}

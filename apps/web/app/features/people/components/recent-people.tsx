import { useInfiniteQuery } from '@tanstack/react-query'
import { type OrderId, orderNumber, type UserId } from '@washline/contract/ids'
import type { OrderSummary } from '@washline/contract/orders/summary'
import { orderPagesQuery } from '../../../domain/order/order-lists.ts'
import { washerOf } from '../../../domain/washer/washer-name.ts'
import { formatDate } from '../../../platform/format/date.ts'
import { initials } from '../../../platform/format/initials.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { PersonSafety } from './person-safety.tsx'

const mostShown = 5

interface Met {
  id: UserId
  name: string
  photoUrl: string | null | undefined
  orderId: OrderId
  at: string
}

/** The Washers of a customer's latest orders, each once. */
function washersOf(orders: readonly OrderSummary[]): Met[] {
  const met = new Map<UserId, Met>()
  for (const { id: orderId, provider, created_at: at } of orders)
    if (provider && !met.has(provider.user_id))
      met.set(provider.user_id, {
        id: provider.user_id,
        name: washerOf(provider)?.name ?? provider.name,
        photoUrl: provider.photo_url,
        orderId,
        at,
      })
  return [...met.values()].slice(0, mostShown)
}

/** Whom a customer has met lately, to report or block them; nothing before the first order. */
export function RecentPeople() {
  const { data } = useInfiniteQuery(orderPagesQuery({ side: 'customer', status: undefined, search: '' }))
  const people = washersOf(data?.pages[0]?.data ?? [])
  if (people.length === 0) return null
  return (
    <section className="grid gap-3" aria-labelledby="recent-title">
      <h2 id="recent-title">{t('Your latest Washers')}</h2>
      <p className="text-ink-2">{t('Report a problem with one of them, or block them.')}</p>
      <ul className="stitched">
        {people.map(({ id, name, photoUrl, orderId, at }) => (
          <li key={id} className="flex items-center gap-3.5">
            <Avatar initials={initials(name)} imageUrl={photoUrl} />
            <span className="min-w-0 flex-1">
              <b className="line-clamp-2 wrap-anywhere">{name}</b>
              <span className="block text-14 text-ink-2">
                {orderNumber(orderId)} · {formatDate(at)}
              </span>
            </span>
            <PersonSafety id={id} name={name} about="order" orderId={orderId} compact />
          </li>
        ))}
      </ul>
    </section>
  )
}

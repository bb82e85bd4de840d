import type { Order } from '@washline/contract/orders/schemas'
import type { OrderSide } from '../../../domain/order/order-side.ts'
import { washerOf } from '../../../domain/washer/washer-name.ts'
import { initials } from '../../../platform/format/initials.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { IconLink } from '../../../ui/icon-link.tsx'

export interface OtherPersonProps {
  order: Pick<Order, 'id' | 'user' | 'provider'>
  side: OrderSide
  /** A line below the name. */
  note?: string | undefined
}

/** The order's other person, with a link to the chat. */
export function OtherPerson({ order, side, note }: OtherPersonProps) {
  const washer = side === 'customer' ? washerOf(order.provider) : undefined
  const name = side === 'washer' ? order.user.name : (washer?.name ?? '')
  return (
    <div className="flex items-center gap-3">
      <Avatar
        initials={initials(name)}
        imageUrl={side === 'washer' ? order.user.photo_url : order.provider?.photo_url}
      />
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 font-semibold wrap-anywhere">{name}</p>
        {washer?.person && <p className="line-clamp-2 text-14 text-ink-2 wrap-anywhere">{washer.person}</p>}
        {note && <p className="text-14 text-ink-2">{note}</p>}
      </div>
      <IconLink
        icon="chat"
        label={t('Message {name}', { name })}
        outlined
        to={`/chat?order=${order.id}`}
        state={{ order_id: order.id }}
      />
    </div>
  )
}

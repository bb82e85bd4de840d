import type { Order } from '@washline/contract/orders/schemas'
import type { OrderSide } from '../../../domain/order/order-side.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { ItemList } from './item-list.tsx'

export interface ItemSectionProps {
  order: Pick<Order, 'items' | 'declared_items' | 'item_count'>
  side: OrderSide
}

/** The items under their count. */
export function ItemSection({ order, side }: ItemSectionProps) {
  return (
    <section className="grid gap-3">
      <h2>{t('{count, plural, one {# item} other {# items}}', { count: order.item_count })}</h2>
      <ItemList items={order.items} declared={order.declared_items ?? []} withoutPrices={side === 'washer'} />
    </section>
  )
}

import type { Item, Order } from '@washline/contract/orders/schemas'
import { formatMoney } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { FoundPhoto } from '../../../ui/found-photo.tsx'

export interface ConfirmPhotoProps {
  order: Order
  unsure: readonly Item[]
}

/** The scanned photo with its items and prices; nothing without a photo. */
export function ConfirmPhoto({ order, unsure }: ConfirmPhotoProps) {
  if (!order.scanned_image_url) return null
  const isUnsure = ({ id }: Item) => unsure.some((item) => item.id === id)
  return (
    <FoundPhoto
      imageUrl={order.scanned_image_url}
      alt={t('Your photo with {count, plural, one {# item} other {# items}} found', { count: order.item_count })}
      marks={order.items.flatMap((item) =>
        item.boxes.map((box) => ({
          key: String(item.id),
          box,
          unsure: isUnsure(item),
          tag: isUnsure(item) ? '?' : formatMoney(item.unit_price),
        })),
      )}
    />
  )
}

import type { Order } from '@washline/contract/orders/schemas'
import { t } from '../../../platform/i18n/i18n.ts'
import { itemLabel } from '../../../platform/i18n/item-label.ts'
import { FoundPhoto } from '../../../ui/found-photo.tsx'

/** The customer's photo, each piece with its name; nothing without a photo. */
export function ScannedPhoto({
  order: { scanned_image_url, items },
}: {
  order: Pick<Order, 'scanned_image_url' | 'items'>
}) {
  if (!scanned_image_url) return null
  return (
    <FoundPhoto
      imageUrl={scanned_image_url}
      alt={t('The photo that the customer scanned')}
      marks={items
        .filter(({ quantity }) => quantity > 0)
        .flatMap(({ id, name, boxes }) => boxes.map((box) => ({ key: String(id), box, tag: itemLabel(name) })))}
    />
  )
}

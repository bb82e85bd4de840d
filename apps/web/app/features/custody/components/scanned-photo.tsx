import type { ManifestItem } from '@washline/contract/custody/schemas'
import type { Order } from '@washline/contract/orders/schemas'
import { t } from '../../../platform/i18n/i18n.ts'
import { FoundPhoto } from '../../../ui/found-photo.tsx'

export interface ScannedPhotoProps {
  order: Pick<Order, 'scanned_image_url' | 'items'>
  manifest: readonly ManifestItem[]
}

/** The customer's photo, each piece with the number of its item in the list below; nothing without a photo. */
export function ScannedPhoto({ order: { scanned_image_url, items }, manifest }: ScannedPhotoProps) {
  if (!scanned_image_url) return null
  return (
    <FoundPhoto
      imageUrl={scanned_image_url}
      alt={t('The photo that the customer scanned')}
      marks={manifest.flatMap(({ item_id }, at) =>
        (items.find(({ id }) => id === item_id)?.boxes ?? []).map((box) => ({
          key: String(item_id),
          box,
          tag: String(at + 1),
        })),
      )}
    />
  )
}

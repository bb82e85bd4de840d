import type { Order } from '@washline/contract/orders/schemas'
import { guessGarment } from '@washline/contract/scanning/garment-of-name'
import { fillAt } from '../../../platform/format/fill-of.ts'
import { formatMoney } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { itemLabel } from '../../../platform/i18n/item-label.ts'
import { Garment } from '../../../ui/garment.tsx'
import type { GarmentName } from '../../../ui/sprite.ts'

export interface ItemListProps {
  items: Order['items']
  /** Items that the customer declared as valuable. */
  declared: Order['declared_items']
  /** Hides the prices from the Washer, who earns another amount. */
  withoutPrices?: boolean
}

export function ItemList({ items, declared, withoutPrices }: ItemListProps) {
  return (
    <ul className="grid gap-1" aria-label={t('Items')}>
      {items
        .filter(({ quantity }) => quantity > 0)
        .map((item, index) => (
          <li key={item.id} className="flex min-h-11 items-center gap-3">
            <Garment
              name={guessGarment(item.name, item.category).sprite as GarmentName}
              fill={fillAt(index, item.name)}
              size={40}
            />
            <span className="min-w-0 flex-1 wrap-anywhere">
              {itemLabel(item.name)}
              {declared
                .filter(({ item_id }) => item_id === item.id)
                .map(({ value }, piece) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one item differ by their place alone
                  <small key={piece} className="block text-14 text-ink-2">
                    {t('one declared at {value}', { value: formatMoney(value) })}
                  </small>
                ))}
            </span>
            <span className="num text-ink-2">×{item.quantity}</span>
            {!withoutPrices && (
              <span className="num min-w-16 text-right font-semibold">{formatMoney(item.total_price)}</span>
            )}
          </li>
        ))}
    </ul>
  )
}

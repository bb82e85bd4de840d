import type { Item } from '@washline/contract/orders/schemas'
import { t } from '../../../platform/i18n/i18n.ts'
import { itemLabel } from '../../../platform/i18n/item-label.ts'

export interface ItemsToConfirmProps {
  items: readonly Item[]
  unsure: readonly Item[]
}

/** Every item of the order, with its count. */
export function ItemsToConfirm({ items, unsure }: ItemsToConfirmProps) {
  const there = items.filter(({ quantity }) => quantity > 0)
  return (
    <li>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 py-4 text-14" aria-label={t('All items')}>
        {there.map((item) => {
          const line = t('{quantity} × {name}', { quantity: item.quantity, name: itemLabel(item.name) })
          const isUnsure = unsure.some(({ id }) => id === item.id)
          return (
            <li key={item.id} className="wrap-anywhere">
              {isUnsure ? <span className="mark">{t('{name}?', { name: line })}</span> : line}
            </li>
          )
        })}
      </ul>
    </li>
  )
}

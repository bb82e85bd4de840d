import type { Item, Order } from '@washline/contract/orders/schemas'
import { OrderLine } from '../../../domain/order/order-line.tsx'
import { t } from '../../../platform/i18n/i18n.ts'
import { itemLabel } from '../../../platform/i18n/item-label.ts'
import { Link } from '../../../router/index.ts'
import { CareLabel } from '../../../ui/care-label.tsx'
import type { StepLink } from './step-link.ts'

export interface ItemsToConfirmProps {
  order: Pick<Order, 'items' | 'scanned_image_url'>
  /** Their number and the load. */
  title: string
  unsure: readonly Item[]
  edit: StepLink
}

/** The items in one line: their number, their drawings and the photo; the line leads to the list. */
export function ItemsToConfirm({ order: { items, scanned_image_url }, title, unsure, edit }: ItemsToConfirmProps) {
  const there = items.filter(({ quantity }) => quantity > 0)
  return (
    <li>
      <Link to={edit.to} state={edit.state} className="edit-row">
        <CareLabel name="care-tub" />
        <span className="grid min-w-0 flex-1 gap-1">
          <b className="font-semibold wrap-anywhere">{title}</b>
          <OrderLine items={items} most={5} />
        </span>
        <span className="sr-only">{t('Edit items')}</span>
        {scanned_image_url && <img className="items-photo" src={scanned_image_url} alt="" />}
      </Link>
      <ul className="sr-only" aria-label={t('All items')}>
        {there.map((item) => {
          const line = t('{quantity} × {name}', { quantity: item.quantity, name: itemLabel(item.name) })
          return <li key={item.id}>{unsure.some(({ id }) => id === item.id) ? t('{name}?', { name: line }) : line}</li>
        })}
      </ul>
    </li>
  )
}

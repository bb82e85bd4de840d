import { type OrderId, orderNumber } from '@washline/contract/ids'
import { mayAdjustItems, statusLabels } from '@washline/contract/orders/process'
import type { OrderSummary } from '@washline/contract/orders/summary'
import { useState } from 'react'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { AdjustmentEditor } from './adjustment-editor.tsx'

export interface AdjustItemListProps {
  /** Undefined until read. */
  orders: readonly OrderSummary[] | undefined
  /** The order whose editor opens at once, when an order screen links here. */
  openOrderId?: OrderId | undefined
}

/** The orders whose item list may still be corrected, and the editor. */
export function AdjustItemList({ orders, openOrderId }: AdjustItemListProps) {
  const [orderId, setOrderId] = useState(openOrderId)
  const [isOpen, setIsOpen] = useState(openOrderId !== undefined)
  const open = orders?.filter(({ status }) => mayAdjustItems(status))
  return (
    <section aria-labelledby="adjust-title" className="card" aria-busy={!open}>
      <h2 id="adjust-title">{t('Adjust Item List')}</h2>
      {open?.length === 0 && (
        <div className="mt-2 grid justify-items-start">
          <p className="text-ink-2">{t('No items to adjust')}</p>
          <ButtonLink to="/home-screen" variant="link">
            {t('Go to your requests')}
          </ButtonLink>
        </div>
      )}
      <ul className="stitched">
        {open?.map((order) => (
          <li key={order.id} className="flex items-center justify-between gap-3">
            <span className="min-w-0">
              <b className="display num block whitespace-nowrap text-18 text-bluing">{orderNumber(order.id)}</b>
              <span className="text-14 text-ink-2">
                {t('{count, plural, one {# item} other {# items}}', { count: order.item_count })} ·{' '}
                {t(statusLabels[order.status])}
              </span>
            </span>
            <Button
              icon="edit"
              size="compact"
              flat
              aria-label={t('Edit {order}', { order: orderNumber(order.id) })}
              onClick={() => {
                setOrderId(order.id)
                setIsOpen(true)
              }}
            >
              {t('Edit')}
            </Button>
          </li>
        ))}
      </ul>
      <Sheet
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={orderId === undefined ? '' : t('Items of {order}', { order: orderNumber(orderId) })}
        closeText={t('Close')}
      >
        {orderId !== undefined && <AdjustmentEditor key={orderId} orderId={orderId} onClose={() => setIsOpen(false)} />}
      </Sheet>
    </section>
  )
}

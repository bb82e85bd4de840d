import { type OrderStatus, orderStatuses, statusLabels } from '@washline/contract/orders/process'
import { t } from '../../../platform/i18n/i18n.ts'
import { Icon } from '../../../ui/icon.tsx'

export interface StatusFilterProps {
  value: OrderStatus | undefined
  onChange: (status: OrderStatus | undefined) => void
}

/** All orders, or those of one status. */
export function StatusFilter({ value, onChange }: StatusFilterProps) {
  return (
    <span className="select-box">
      <select
        className="input field-sizing-content max-w-44 min-h-12 w-auto bg-sheet py-2 font-semibold"
        aria-label={t('Filter by status')}
        value={value ?? ''}
        onChange={(event) => onChange(orderStatuses.find((status) => status === event.target.value))}
      >
        <option value="">{t('All')}</option>
        {orderStatuses.map((status) => (
          <option key={status} value={status}>
            {t(statusLabels[status])}
          </option>
        ))}
      </select>
      <Icon name="down" />
    </span>
  )
}

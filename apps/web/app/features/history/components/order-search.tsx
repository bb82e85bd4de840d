import type { OrderSide } from '../../../domain/order/order-side.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Icon } from '../../../ui/icon.tsx'

export interface OrderSearchProps {
  side: OrderSide
  value: string
  onChange: (value: string) => void
}

/** Filters the list by number, name, address or item. */
export function OrderSearch({ side, value, onChange }: OrderSearchProps) {
  return (
    <search className="relative block desk:max-w-[480px]">
      <Icon name="search" className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-2" />
      <input
        type="search"
        className="input pl-12"
        aria-label={side === 'washer' ? t('Search orders##washer') : t('Search orders')}
        placeholder={t('Number, name, address or item')}
        maxLength={100}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </search>
  )
}

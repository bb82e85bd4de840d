import type { LoadType } from '@washline/contract/orders/schemas'
import { t } from '../../../platform/i18n/i18n.ts'

export interface LoadRaisedProps {
  loadType: LoadType
  count: number
}

/** Why the load is larger than the one that was chosen. */
export function LoadRaised({ loadType, count }: LoadRaisedProps) {
  const texts = {
    light: '',
    medium: t('With {count} items, the load is now medium.', { count }),
    heavy: t('With {count} items, the load is now heavy.', { count }),
  }
  return (
    <li role="status" className="text-14">
      <p className="py-3">{texts[loadType]}</p>
    </li>
  )
}

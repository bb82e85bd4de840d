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
    medium: t('The load is medium now, as there are {count} items.', { count }),
    heavy: t('The load is heavy now, as there are {count} items.', { count }),
  }
  return (
    <li role="status" className="py-4! text-14">
      {texts[loadType]}
    </li>
  )
}

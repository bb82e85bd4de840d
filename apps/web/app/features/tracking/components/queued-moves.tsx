import type { WasherAction } from '@washline/contract/orders/process'
import type { QueuedMoves as Queued } from '../../../domain/order/use-queued-moves.ts'
import { formatTime } from '../../../platform/format/date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Icon } from '../../../ui/icon.tsx'

/** The Washer's moves that wait for the network. */
export function QueuedMoves({ queued }: Pick<Queued, 'queued'>) {
  if (queued.length === 0) return null
  return (
    <div className="note" role="status">
      <Icon name="offline" />
      <div className="grid min-w-0 gap-1">
        <ul className="grid gap-1 font-semibold">
          {queued.map(({ action, at }) => (
            <li key={action}>{moveText(action, formatTime(at))}</li>
          ))}
        </ul>
        <p className="text-14">{t('Saved on this phone. We send it once you are online.')}</p>
      </div>
    </div>
  )
}

function moveText(action: WasherAction, time: string): string {
  switch (action) {
    case 'picked_up':
      return t('Picked up, {time}', { time })
    case 'in_progress':
      return t('Laundry started, {time}', { time })
    case 'laundry_complete':
      return t('Wash done, {time}', { time })
    case 'delivered':
      return t('Delivered, {time}', { time })
    default:
      return action satisfies never
  }
}

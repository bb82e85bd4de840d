import type { AdjustmentOfOrder } from '@washline/contract/orders/schemas'
import { formatMoney } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'

export interface AdjustmentResultProps {
  adjustment: AdjustmentOfOrder
  onClose: () => void
}

export function AdjustmentResult({ adjustment, onClose }: AdjustmentResultProps) {
  const isWaiting = adjustment.state === 'waiting'
  return (
    <div className="grid gap-4" role="status">
      <p>
        <span className="kicker block">{t('New total')}</span>
        <span className="huge num">{formatMoney(adjustment.total)}</span>
      </p>
      {isWaiting ? (
        <Note icon="clock">
          {t(
            'This costs more than the customer agreed to, so we ask them to approve it. Until then the old list applies.',
          )}
        </Note>
      ) : (
        <Note tone="good">{t('The new list applies. The customer has been notified.')}</Note>
      )}
      <Button variant="primary" size="large" wide onClick={onClose}>
        {t('OK')}
      </Button>
    </div>
  )
}

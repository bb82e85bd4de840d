import type { ConsoleOrderMoney, ConsoleOrderMoves } from '@washline/contract/console/schemas'
import { washingStatuses } from '@washline/contract/orders/process'
import { useState } from 'react'
import { formatMinor } from '../../../../platform/format/money.ts'
import { t } from '../../../../platform/i18n/i18n.ts'
import { Button } from '../../../../ui/button.tsx'
import { toast } from '../../../../ui/toast.ts'
import { DetailList } from '../../components/detail-list.tsx'
import { ReasonForm } from '../../reason-form.tsx'
import { type OperatorMove, useMoveOrder } from '../use-move-order.ts'
import { CancelOrderForm } from './cancel-order-form.tsx'

/** What an operator may do with an order that is under way; each dialog names what the server computed for its money. */
export function OrderActions({ order, moves }: Pick<ConsoleOrderMoney, 'order' | 'moves'>) {
  const move = useMoveOrder(order.id)
  const [asking, setAsking] = useState<OperatorMove['move']>()
  const close = () => setAsking(undefined)
  const decide = async (decision: OperatorMove) => {
    await move.mutateAsync(decision)
    toast.success(t('Done.'))
  }
  const { version, reassign, cancel, complete } = moves
  if (!reassign && !cancel && !complete) return null
  return (
    <section className="grid gap-2" aria-label={t('Actions')}>
      <div className="flex flex-wrap gap-3">
        {reassign && (
          <Button size="compact" flat onClick={() => setAsking('reassign')}>
            {t('Reassign')}
          </Button>
        )}
        {complete && (
          <Button size="compact" flat onClick={() => setAsking('complete')}>
            {t('Complete')}
          </Button>
        )}
        {cancel && (
          <Button size="compact" flat onClick={() => setAsking('cancel')}>
            {t('Cancel with refund')}
          </Button>
        )}
      </div>
      <ReasonForm
        open={asking === 'reassign'}
        onClose={close}
        title={t('Reassign this order')}
        about={
          washingStatuses.includes(order.status)
            ? t(
                '{name} has the laundry. Other Washers are asked to take it over. Each Washer earns the stages they finish, and {name} keeps the order until the handover.',
                { name: order.washer?.name ?? '' },
              )
            : t('The order is taken from {name}, and other Washers are asked. No money moves.', {
                name: order.washer?.name ?? '',
              })
        }
        hint={t('The customer and the Washer can read it.')}
        action={t('Reassign')}
        onAction={(reason) => decide({ move: 'reassign', reason, version })}
      />
      {complete && (
        <ReasonForm
          open={asking === 'complete'}
          onClose={close}
          title={t('Complete this order')}
          about={<Completion order={order} complete={complete} />}
          hint={t('The customer and the Washer can read it.')}
          action={t('Complete')}
          onAction={(reason) => decide({ move: 'complete', reason, version })}
        />
      )}
      {cancel && (
        <CancelOrderForm
          open={asking === 'cancel'}
          onClose={close}
          cancel={cancel}
          onCancel={(reason, washerMinor) => decide({ move: 'cancel', reason, version, washer_minor: washerMinor })}
        />
      )}
    </section>
  )
}

interface CompletionProps extends Pick<ConsoleOrderMoney, 'order'> {
  complete: NonNullable<ConsoleOrderMoves['complete']>
}

const Completion = ({ order, complete }: CompletionProps) => (
  <div className="grid gap-3">
    {order.status === 'in_progress' && (
      <p>
        {t(
          'No delivery was recorded. The claim window starts now, and the promise counts neither as kept nor as missed.',
        )}
      </p>
    )}
    <DetailList
      details={[
        [t('Charged to the card'), formatMinor(complete.card_minor)],
        [t('Paid from the wallet'), formatMinor(complete.wallet_minor)],
        [t('To the Washer'), formatMinor(complete.washer_minor)],
        [t('To Washline'), formatMinor(complete.platform_minor)],
      ]}
    />
  </div>
)

import type { OrderSummary } from '@washline/contract/orders/summary'
import { t } from '../../../platform/i18n/i18n.ts'
import { classes } from '../../../ui/classes.ts'
import { type Stage, stageOf } from '../view-model.ts'

const reachedOf: Record<Stage, number> = { other: 0, preparing: 1, delivering: 2, completed: 2 }

/** The two steps of an active order: grey until they are reached, green once it is done. */
export function OrderStage({ order }: { order: Pick<OrderSummary, 'status' | 'laundry_completed_at'> }) {
  const stage = stageOf(order)
  const reached = reachedOf[stage]
  return (
    <ol className="mt-3 grid grid-cols-2 gap-2 text-14" aria-label={t('Steps of the order')}>
      {[t('Preparing'), t('Delivering')].map((name, index) => {
        const isReached = index < reached
        return (
          <li
            key={name}
            aria-current={stage !== 'completed' && index === reached - 1 ? 'step' : undefined}
            className={classes(
              'border-t-4 pt-1',
              isReached ? 'font-semibold' : 'border-ghost text-ink-2',
              isReached && (stage === 'completed' ? 'border-suds' : 'border-bluing'),
            )}
          >
            {name}
            <span className="sr-only">{isReached ? t('reached') : t('not yet')}</span>
          </li>
        )
      })}
    </ol>
  )
}

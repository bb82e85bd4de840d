import { type DeliveryState, deliveryStates } from '@washline/contract/webhooks/event-types'
import type { Webhook, WebhookDelivery } from '@washline/contract/webhooks/schemas'
import { useState } from 'react'
import { errorText } from '../../../platform/api/error-text.ts'
import { formatDateTime } from '../../../platform/format/date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { StatusChip } from '../../../ui/status-chip.tsx'
import { useDeliveries, useSendAgain } from '../use-deliveries.ts'
import type { Side } from '../use-webhooks.ts'
import { outcomeText, reasonText, stateName, statusOf } from '../webhook-labels.ts'

const dayMs = 24 * 60 * 60_000
const sinceDays = [1, 7, 30] as const

/** What was sent by a webhook, with every attempt and its answer. */
export function Deliveries({ side, webhook }: { side: Side; webhook: Webhook }) {
  const [state, setState] = useState<DeliveryState | 'all'>('all')
  const [days, setDays] = useState<number>(sinceDays[0])
  const { id, enabled } = webhook
  const pages = useDeliveries({ side, id, state })
  const { replay, replayAll } = useSendAgain({ side, id })
  const deliveries = pages.data?.pages.flatMap(({ data }) => data)
  return (
    <section className="grid gap-4" aria-label={t('Deliveries')} aria-busy={pages.isPending}>
      <SelectField label={t('Show')} value={state} onChange={({ target }) => setState(target.value as DeliveryState)}>
        <option value="all">{t('All')}</option>
        {deliveryStates.map((each) => (
          <option key={each} value={each}>
            {stateName(each)}
          </option>
        ))}
      </SelectField>
      {pages.isPending && <Skeleton className="h-36" />}
      {pages.isError && (
        <ErrorState
          message={errorText(pages.error, t('The deliveries could not be loaded.'))}
          retryText={t('Retry')}
          onRetry={() => void pages.refetch()}
        />
      )}
      {deliveries?.length === 0 && <p className="text-ink-2">{t('Nothing was sent.')}</p>}
      {deliveries && deliveries.length > 0 && (
        <ul className="stitched">
          {deliveries.map((delivery) => (
            <Delivery
              key={delivery.id}
              delivery={delivery}
              onReplay={enabled && delivery.state !== 'waiting' ? () => replay.mutate(delivery.id) : undefined}
              busy={replay.isPending && replay.variables === delivery.id}
            />
          ))}
        </ul>
      )}
      {pages.hasNextPage && (
        <Button flat busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          {t('Show older entries')}
        </Button>
      )}
      {enabled && webhook.failed > 0 && (
        <div className="grid gap-2">
          <SelectField label={t('Failed since')} value={days} onChange={({ target }) => setDays(Number(target.value))}>
            {sinceDays.map((each) => (
              <option key={each} value={each}>
                {t('{days, plural, one {# day} other {# days}}', { days: each })}
              </option>
            ))}
          </SelectField>
          <Button
            busy={replayAll.isPending}
            onClick={() => replayAll.mutate(new Date(Date.now() - days * dayMs).toISOString())}
          >
            {t('Send all failed again')}
          </Button>
        </div>
      )}
    </section>
  )
}

interface DeliveryProps {
  delivery: WebhookDelivery
  onReplay: (() => void) | undefined
  busy: boolean
}

function Delivery({ delivery, onReplay, busy }: DeliveryProps) {
  const { type, order_id, state, reason, occurred_at, due_at, attempts } = delivery
  return (
    <li className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <code className="min-w-0 flex-1 wrap-anywhere">{type}</code>
        <StatusChip status={statusOf[state]}>{stateName(state)}</StatusChip>
      </div>
      <p className="text-14 text-ink-2">
        {order_id !== null && t('Order {number}', { number: order_id })} {formatDateTime(occurred_at)}
      </p>
      {reason && <p>{reasonText(reason)}</p>}
      {due_at && <p>{t('Next attempt: {when}', { when: formatDateTime(due_at) })}</p>}
      {attempts.length > 0 && (
        <details>
          <summary className="min-h-11 content-center">
            {t('{count, plural, one {# attempt} other {# attempts}}', { count: attempts.length })}
          </summary>
          <ol className="grid gap-2">
            {attempts.map((attempt) => (
              <li key={attempt.at}>
                <p>
                  {outcomeText(attempt)} · {formatDateTime(attempt.at)} · {t('{ms} ms', { ms: attempt.duration_ms })}
                </p>
                {attempt.answer && <code className="block text-14 wrap-anywhere">{attempt.answer}</code>}
              </li>
            ))}
          </ol>
        </details>
      )}
      {onReplay && (
        <Button size="compact" flat busy={busy} onClick={onReplay} aria-label={t('Send {type} again', { type })}>
          {t('Send again')}
        </Button>
      )}
    </li>
  )
}

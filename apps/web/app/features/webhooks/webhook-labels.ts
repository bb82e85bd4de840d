import type { AttemptError, DeliveryState, EventGroup, GiveUpReason } from '@washline/contract/webhooks/event-types'
import type { Webhook, WebhookDelivery } from '@washline/contract/webhooks/schemas'
import { t } from '../../platform/i18n/i18n.ts'
import type { Status } from '../../ui/status-chip.tsx'

export const groupName = (group: EventGroup): string =>
  ({
    order: t('Orders'),
    message: t('Messages'),
    claim: t('Claims'),
    complaint: t('Complaints'),
    earning: t('Earnings'),
    payout: t('Payouts'),
    wallet: t('Wallet'),
  })[group]

export const stateName = (state: DeliveryState): string =>
  ({
    waiting: t('Waiting'),
    delivered: t('Delivered##webhook'),
    failed: t('Failed'),
    withdrawn: t('Withdrawn'),
  })[state]

export const statusOf: Readonly<Record<DeliveryState, Status>> = {
  waiting: 'pending',
  delivered: 'completed',
  failed: 'cancelled',
  withdrawn: 'draft',
}

export const reasonText = (reason: GiveUpReason): string =>
  ({
    refused: t('The receiver refused it.'),
    expired: t('It failed for a day.'),
    gone: t('The receiver answered that it is gone.'),
    disabled: t('The webhook was disabled.'),
    address: t('The address leads to a private network.'),
  })[reason]

const errorName = (error: AttemptError): string =>
  ({
    timeout: t('No answer within ten seconds'),
    connection: t('No connection'),
    tls: t('No valid certificate'),
    name: t('The name was not found'),
    refused_address: t('The address leads to a private network.'),
    answer: t('The answer could not be read'),
  })[error]

/** What came of an attempt: the status of the answer, or why there is none. */
export const outcomeText = ({ status, error }: WebhookDelivery['attempts'][number]): string =>
  error ? errorName(error) : t('Answer {status}', { status: status ?? 0 })

/** The health of a webhook as a chip: an icon and a text. */
export function healthOf({ enabled, disabled_because, failing_since, delivered_at }: Webhook): {
  status: Status
  text: string
} {
  if (!enabled)
    return {
      status: 'cancelled',
      text:
        disabled_because === 'failing'
          ? t('Disabled after a week of failures')
          : disabled_because === 'gone'
            ? t('Disabled: the receiver is gone')
            : t('Disabled'),
    }
  if (failing_since !== null) return { status: 'in_progress', text: t('Failing') }
  return delivered_at === null
    ? { status: 'draft', text: t('Nothing sent yet') }
    : { status: 'completed', text: t('Working') }
}

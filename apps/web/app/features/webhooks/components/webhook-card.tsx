import type { Webhook } from '@washline/contract/webhooks/schemas'
import { useState } from 'react'
import { formatDateTime } from '../../../platform/format/date.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { Detail } from '../../../ui/detail.tsx'
import { later } from '../../../ui/later.tsx'
import { StatusChip } from '../../../ui/status-chip.tsx'
import { Ticket } from '../../../ui/ticket.tsx'
import { useSendAgain } from '../use-deliveries.ts'
import { type Side, useWebhookActions } from '../use-webhooks.ts'
import { healthOf } from '../webhook-labels.ts'

const ConfirmForm = later(() => import('../confirm-form.tsx').then((module) => module.ConfirmForm))
const Deliveries = later(() => import('./deliveries.tsx').then((module) => module.Deliveries))

export interface WebhookCardProps {
  side: Side
  webhook: Webhook
  onEdit: () => void
  onSecret: (secret: string) => void
}

type Asked = 'disable' | 'enable' | 'delete' | 'rotate'

/** A webhook with its health, what may be done with it, and what was sent. */
export function WebhookCard({ side, webhook, onEdit, onSecret }: WebhookCardProps) {
  const { id, url, enabled } = webhook
  const name = webhook.name || new URL(url).host
  const health = healthOf(webhook)
  const { test } = useSendAgain({ side, id })
  const [asked, setAsked] = useState<Asked>()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Ticket>
      <Ticket.Part className="grid gap-3">
        <h2 className="wrap-anywhere">{name}</h2>
        <StatusChip status={health.status}>{health.text}</StatusChip>
        <code className="wrap-anywhere">{url}</code>
        <Health webhook={webhook} />
        <div className="flex flex-wrap gap-2">
          <Button size="compact" flat onClick={onEdit} aria-label={t('Edit {name}', { name })}>
            {t('Edit')}
          </Button>
          {enabled && (
            <Button size="compact" flat busy={test.isPending} onClick={() => test.mutate()}>
              {t('Send a test event')}
            </Button>
          )}
          <Button size="compact" flat onClick={() => setAsked('rotate')}>
            {t('New secret')}
          </Button>
          <Button size="compact" flat onClick={() => setAsked(enabled ? 'disable' : 'enable')}>
            {enabled ? t('Disable') : t('Enable')}
          </Button>
          <Button size="compact" variant="danger" flat onClick={() => setAsked('delete')}>
            {t('Delete')}
          </Button>
        </div>
        <Button flat wide aria-expanded={isOpen} {...Deliveries.soon} onClick={() => setIsOpen(!isOpen)}>
          {t('Deliveries')}
        </Button>
        {isOpen && <Deliveries side={side} webhook={webhook} />}
      </Ticket.Part>
      {asked && (
        <AskedAction
          key={asked}
          asked={asked}
          side={side}
          webhook={webhook}
          onSecret={onSecret}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Ticket>
  )
}

function Health({ webhook }: { webhook: Webhook }) {
  const { delivered_at, failing_since, former_secret_until, waiting, failed } = webhook
  const times = [
    [t('Last delivered'), delivered_at],
    [t('Failing since'), failing_since],
    [t('Former secret until'), former_secret_until],
  ] as const
  return (
    <dl className="grid gap-1">
      {times.map(
        ([name, at]) =>
          at && (
            <Detail key={name} name={name}>
              {formatDateTime(at)}
            </Detail>
          ),
      )}
      {waiting > 0 && <Detail name={t('Waiting')}>{waiting}</Detail>}
      {failed > 0 && <Detail name={t('Failed')}>{failed}</Detail>}
    </dl>
  )
}

interface AskedActionProps extends Pick<WebhookCardProps, 'side' | 'webhook' | 'onSecret'> {
  asked: Asked
  onClose: () => void
}

function AskedAction({ asked, side, webhook: { id }, onSecret, onClose }: AskedActionProps) {
  const { change, remove, rotate } = useWebhookActions(side)
  const enable = (enabled: boolean) => (reason: string) => change.mutateAsync({ id, enabled, reason })
  const actions = {
    disable: {
      title: t('Disable this webhook?'),
      about: t('Nothing more is sent. Waiting events are dropped; you can send them again later.'),
      action: t('Disable'),
      onAction: enable(false),
    },
    enable: {
      title: t('Enable this webhook?'),
      about: t('New events are sent again. Resend the ones that failed if you need them.'),
      action: t('Enable'),
      onAction: enable(true),
    },
    delete: {
      title: t('Delete this webhook?'),
      about: t('Nothing more is sent, and the list of deliveries is deleted.'),
      action: t('Delete'),
      onAction: (reason: string) => remove.mutateAsync({ id, reason }),
    },
    rotate: {
      title: t('Create a new secret?'),
      about: t('For one day, the current secret also signs, so your receiver can switch over.'),
      action: t('Create a new secret'),
      onAction: async (reason: string) => onSecret((await rotate.mutateAsync({ id, reason })).secret),
    },
  }
  return <ConfirmForm side={side} onClose={onClose} {...actions[asked]} />
}

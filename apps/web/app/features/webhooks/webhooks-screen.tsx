import type { WebhookId } from '@washline/contract/ids'
import { webhookMessages } from '@washline/contract/webhooks/messages'
import { type ReactNode, useState } from 'react'
import { errorText } from '../../platform/api/error-text.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { useHeadingFocus } from '../../platform/navigation/use-heading-focus.ts'
import { useUser } from '../../platform/session/use-user.ts'
import { Link } from '../../router/index.ts'
import { AppPage } from '../../ui/app-page.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { later } from '../../ui/later.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SecretDialog } from './components/secret-dialog.tsx'
import { WebhookCard } from './components/webhook-card.tsx'
import { type Side, useWebhooks } from './use-webhooks.ts'

const EventTypes = later(() => import('./components/event-types.tsx').then((module) => module.EventTypes))
const WebhookForm = later(() => import('./webhook-form.tsx').then((module) => module.WebhookForm))

/** The webhooks of a person, or the market's. */
export function WebhooksScreen({ side, aside }: { side: Side; aside?: ReactNode }) {
  const { data: webhooks, isError, error, refetch } = useWebhooks(side)
  const { is_operator: isOperator } = useUser()
  const [edited, setEdited] = useState<WebhookId | 'new'>()
  const [secret, setSecret] = useState<string>()
  useHeadingFocus()
  const isMarket = side === 'market'
  const add = (
    <Button variant="primary" wide {...WebhookForm.soon} onClick={() => setEdited('new')}>
      {t('New webhook')}
    </Button>
  )
  return (
    <AppPage
      title={isMarket ? t('Webhooks of the market') : t('Webhooks')}
      back={isMarket ? '/ops' : '/account'}
      menu={aside}
      aside={isMarket && <EventTypes />}
    >
      <div className="grid max-w-[640px] gap-6" aria-busy={!webhooks && !isError}>
        <p className="text-ink-2">
          {isMarket
            ? t('One of your programs gets the events of all orders as they happen, signed with a secret.')
            : t('One of your programs gets the events of your orders as they happen, signed with a secret.')}
        </p>
        {isOperator && !isMarket && (
          <Link className="inline-flex min-h-11 items-center justify-self-start" to="/ops/webhooks">
            {t('Webhooks of the market')}
          </Link>
        )}
        {!webhooks && !isError && <Skeleton className="h-36" />}
        {!webhooks && isError && (
          <ErrorState
            message={errorText(error, t(webhookMessages.read))}
            retryText={t('Retry')}
            onRetry={() => void refetch()}
          />
        )}
        {webhooks?.length === 0 && <EmptyState text={t('No webhooks yet.')} next={add} />}
        {webhooks?.length === 0 && !isMarket && <EventTypes />}
        {webhooks?.map((webhook) => (
          <WebhookCard
            key={webhook.id}
            side={side}
            webhook={webhook}
            onEdit={() => setEdited(webhook.id)}
            onSecret={setSecret}
          />
        ))}
        {webhooks && webhooks.length > 0 && add}
      </div>
      {edited !== undefined && (
        <WebhookForm
          key={edited}
          side={side}
          webhook={webhooks?.find(({ id }) => id === edited)}
          onClose={() => setEdited(undefined)}
          onMade={(made) => setSecret(made.secret)}
        />
      )}
      {secret !== undefined && <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
    </AppPage>
  )
}

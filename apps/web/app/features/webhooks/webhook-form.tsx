import type { WebhookId } from '@washline/contract/ids'
import { eventGroups, groupOf, type PayloadKind, webhookEventTypes } from '@washline/contract/webhooks/event-types'
import { webhookMessages } from '@washline/contract/webhooks/messages'
import type { Webhook } from '@washline/contract/webhooks/schemas'
import { webhookSettings } from '@washline/contract/webhooks/webhook-settings'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '../../platform/api/show-field-errors.ts'
import { t } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorText } from '../../ui/error-text.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type Side, useWebhookActions, type WebhookFields } from './use-webhooks.ts'
import { groupName } from './webhook-labels.ts'

export interface WebhookFormProps {
  side: Side
  /** The webhook that is changed; a new one otherwise. */
  webhook?: Webhook | undefined
  onClose: () => void
  onMade: (made: { id: WebhookId; secret: string }) => void
}

const fields = ['name', 'url', 'event_types', 'payload', 'reason'] as const

/** Makes a webhook, or changes what is sent by one and to where. */
export function WebhookForm({ side, webhook, onClose, onMade }: WebhookFormProps) {
  const { make, change } = useWebhookActions(side)
  const form = useForm<WebhookFields & { reason: string }>({
    defaultValues: {
      name: webhook?.name ?? '',
      url: webhook?.url ?? '',
      event_types: webhook?.event_types ?? [...webhookEventTypes],
      payload: webhook?.payload ?? 'full',
      reason: '',
    },
  })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (entered) => {
    try {
      if (webhook) await change.mutateAsync({ id: webhook.id, ...entered })
      else onMade(await make.mutateAsync(entered))
      onClose()
    } catch (error) {
      const place = (field: string, text: { message: string }) => form.setError(field as (typeof fields)[number], text)
      showFieldErrors(error, { fields, place, fallback: webhookMessages.save })
    }
  })
  const payloads: readonly (readonly [PayloadKind, string])[] = [
    ['full', t('With the order')],
    ['thin', t('Ids only')],
  ]
  return (
    <Dialog
      open
      onClose={onClose}
      closable={!isSubmitting}
      title={webhook ? t('Edit webhook') : t('New webhook')}
      closeText={t('Cancel')}
    >
      <form className="grid gap-4" onSubmit={submit} noValidate>
        <TextField
          label={t('Name')}
          maxLength={webhookSettings.nameMax}
          error={errors.name?.message}
          {...form.register('name')}
        />
        <TextField
          label={t('Address##web')}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          hint={t('Events are sent here by POST.')}
          error={errors.url?.message}
          {...form.register('url')}
        />
        <SelectField label={t('Content')} error={errors.payload?.message} {...form.register('payload')}>
          {payloads.map(([kind, text]) => (
            <option key={kind} value={kind}>
              {text}
            </option>
          ))}
        </SelectField>
        {eventGroups.map((group) => (
          <fieldset key={group} className="grid gap-1">
            <legend className="pb-1 font-semibold">{groupName(group)}</legend>
            {webhookEventTypes
              .filter((type) => groupOf(type) === group)
              .map((type) => (
                <label key={type} className="flex min-h-11 items-center gap-2">
                  <input type="checkbox" className="tick" value={type} {...form.register('event_types')} />
                  <code className="wrap-anywhere">{type}</code>
                </label>
              ))}
          </fieldset>
        ))}
        {errors.event_types?.message && <ErrorText>{errors.event_types.message}</ErrorText>}
        {side === 'market' && (
          <TextArea label={t('Reason')} error={errors.reason?.message} {...form.register('reason')} />
        )}
        {errors.root?.message && <ErrorText>{errors.root.message}</ErrorText>}
        <Button type="submit" variant="primary" busy={isSubmitting} busyText={t('Saving...')}>
          {t('Save')}
        </Button>
      </form>
    </Dialog>
  )
}

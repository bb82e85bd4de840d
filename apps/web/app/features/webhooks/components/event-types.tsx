import { eventGroups, groupOf, webhookEventTypes } from '@washline/contract/webhooks/event-types'
import { t } from '../../../platform/i18n/i18n.ts'
import { groupName } from '../webhook-labels.ts'

/** Every type of event that a webhook may be sent, under its name in the requests. */
export const EventTypes = () => (
  <section className="grid gap-4 pt-10" aria-labelledby="event-types">
    <h2 id="event-types">{t('Events you can choose')}</h2>
    {eventGroups.map((group) => (
      <div key={group} className="grid gap-1">
        <h3>{groupName(group)}</h3>
        <ul className="flex flex-wrap gap-x-4 text-14 text-ink-2">
          {webhookEventTypes
            .filter((type) => groupOf(type) === group)
            .map((type) => (
              <li key={type}>
                <code>{type}</code>
              </li>
            ))}
        </ul>
      </div>
    ))}
  </section>
)

import type { CustodyStep } from '@washline/contract/custody/schemas'
import type { OrderId } from '@washline/contract/ids'
import { t } from '../../../platform/i18n/i18n.ts'
import { Ticket } from '../../../ui/ticket.tsx'
import { CustodySeal } from './custody-seal.tsx'
import { TimelinePhotos } from './timeline-photos.tsx'
import { TimelineStep } from './timeline-step.tsx'

export interface CustodyTimelineProps {
  orderId: OrderId
  steps: readonly CustodyStep[]
}

/** The custody steps, the same for both people. Nothing for older orders without custody. */
export function CustodyTimeline({ orderId, steps }: CustodyTimelineProps) {
  const last = steps.at(-1)
  if (!last) return null
  return (
    <section className="grid gap-3">
      <h2>{t('Handover record')}</h2>
      <Ticket label={t('Handover record')}>
        <Ticket.Part>
          <ol className="grid gap-5">
            {steps.map((step) => (
              <TimelineStep key={step.number} step={step} />
            ))}
          </ol>
          <TimelinePhotos steps={steps} />
        </Ticket.Part>
        <Ticket.Part tone="water">
          <CustodySeal orderId={orderId} steps={steps} lastHash={last.hash} />
        </Ticket.Part>
      </Ticket>
    </section>
  )
}

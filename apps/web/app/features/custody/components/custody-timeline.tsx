import type { CustodyStep } from '@washline/contract/custody/schemas'
import type { OrderId } from '@washline/contract/ids'
import { useId, useState } from 'react'
import { t } from '../../../platform/i18n/i18n.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Ticket } from '../../../ui/ticket.tsx'
import { useCustodyProof } from '../use-custody-proof.ts'
import { CustodySeal } from './custody-seal.tsx'
import { TimelinePhotos } from './timeline-photos.tsx'
import { TimelineStep } from './timeline-step.tsx'

export interface CustodyTimelineProps {
  orderId: OrderId
  steps: readonly CustodyStep[]
}

/** The custody as one line that opens: its steps, the same for both people. Nothing for older orders without custody. */
export function CustodyTimeline({ orderId, steps }: CustodyTimelineProps) {
  const last = steps.at(-1)
  return last ? <Record orderId={orderId} steps={steps} lastHash={last.hash} /> : null
}

function Record({ orderId, steps, lastHash }: CustodyTimelineProps & { lastHash: string }) {
  const { data: proof } = useCustodyProof(orderId, lastHash)
  const [chosen, setChosen] = useState<boolean>()
  const id = useId()
  const isBroken = proof?.ok === false
  // What has been changed is not hidden.
  const isOpen = chosen ?? isBroken
  return (
    <section className="grid gap-3">
      <h2 className="text-[length:inherit]">
        <button
          type="button"
          className="accordion-question"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setChosen(!isOpen)}
        >
          <span className="flex flex-wrap items-center gap-2">
            {t('Handover record')}
            {proof && (
              <Icon
                name={isBroken ? 'alert' : 'check'}
                className={isBroken ? 'text-coral' : 'text-[var(--st-completed)]'}
              />
            )}
            {proof && (
              <span className="sr-only">{isBroken ? t('Something was changed.') : t('Nothing was changed.')}</span>
            )}
          </span>
          <Icon name={isOpen ? 'minus' : 'plus'} />
        </button>
      </h2>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
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
              <CustodySeal orderId={orderId} steps={steps} lastHash={lastHash} />
            </Ticket.Part>
          </Ticket>
        )}
      </div>
    </section>
  )
}

import { market } from '@washline/contract/market'
import { t } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { HungGarment } from '../../../ui/hung-garment.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Ticket } from '../../../ui/ticket.tsx'

export interface OrderCardProps {
  busy?: boolean
  /** Undefined while the card is rendered without its code. */
  onOrder?: () => void
}

export function OrderCard({ busy = false, onOrder }: OrderCardProps) {
  return (
    <Ticket>
      <Ticket.Part>
        <div className="-mx-(--ticket-pad) -mt-(--ticket-pad) mb-2 overflow-x-clip" aria-hidden="true">
          <svg viewBox="0 0 350 132" className="block w-full overflow-visible" aria-hidden="true">
            <path d="M-60 10C90 36 260 36 410 10" fill="none" stroke="var(--ink)" strokeWidth="2.5" />
            <HungGarment name="shirt" fill="suds" x={62} y={24} height={92} />
            <HungGarment name="towel" fill="blush" x={150} y={28} height={80} delay={1} />
            <HungGarment name="tshirt" fill="bluing" x={236} y={27} height={88} delay={2} />
            <HungGarment name="socks" fill="pin" x={306} y={22} height={68} delay={0.7} />
          </svg>
        </div>
        <h1 className="text-[clamp(2.125rem,8cqi,2.75rem)]">{t('Ready to start your order?')}</h1>
        <p className="lead mt-2.5">{t('Let Washline handle your laundry. AI will scan and count your clothes.')}</p>
      </Ticket.Part>
      <Ticket.Part>
        {onOrder ? (
          <Button variant="primary" size="large" wide icon="camera" busy={busy} onClick={onOrder}>
            {t('Order Now')}
          </Button>
        ) : (
          <Skeleton className="h-16" />
        )}
        <p className="mt-3 text-center text-14 text-ink-2">
          {t('Back within {hours} hours of pickup.', { hours: market.promise.durationS / 3_600 })}
        </p>
      </Ticket.Part>
    </Ticket>
  )
}

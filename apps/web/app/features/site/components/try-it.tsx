import { add, type Minor, minor } from '@washline/contract/money'
import { useEffect, useRef, useState } from 'react'
import { isInViewAfter } from '../../../platform/device/in-view.ts'
import { fillOf } from '../../../platform/format/fill-of.ts'
import { formatMinor } from '../../../platform/format/money.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { itemLabel } from '../../../platform/i18n/item-label.ts'
import { usePrices } from '../../../platform/prices/use-prices.ts'
import { Button } from '../../../ui/button.tsx'
import { FoundPhoto } from '../../../ui/found-photo.tsx'
import { Garment } from '../../../ui/garment.tsx'
import { Ticket } from '../../../ui/ticket.tsx'
import { triedItems } from '../view-model.ts'
import { BackBy } from './back-by.tsx'
import { TryItTitle, triedPhoto } from './try-it-shape.tsx'

/** A prepared photo as the scanner counts it, at the prices of the public list: what ordering is, before anybody signs up. */
export function TryIt({ onOrder }: { onOrder: () => void }) {
  const priceOf = usePrices()
  const [isCounted, setCounted] = useState(false)
  const place = useSeen(() => setCounted(true))
  const items = triedItems.map((item) => ({ ...item, price: priceOf(item.garment) }))
  return (
    <section className="gutter try-it py-8 desk:py-14">
      <div className="grid content-start gap-4">
        <TryItTitle />
        <div ref={place}>
          <FoundPhoto
            imageUrl={triedPhoto}
            alt={t('A photo of five garments')}
            marks={isCounted ? items.map(({ name, box, price }) => ({ key: name, box, tag: formatMinor(price) })) : []}
          />
        </div>
        {!isCounted && (
          <Button icon="camera" className="justify-self-center" onClick={() => setCounted(true)}>
            {t('Scan Items')}
          </Button>
        )}
      </div>
      <Ticket pegged className="self-start" label={t('What it would cost')}>
        <Ticket.Part>
          <ul className="grid gap-1" aria-label={t('Items')}>
            {items.map(({ name, drawing, price }) => (
              <li key={name} className="flex min-h-11 items-center gap-3">
                <Garment name={drawing} fill={fillOf(name, 'rinse')} size={40} />
                <span className="min-w-0 flex-1">{itemLabel(name)}</span>
                <span className="num font-semibold">{isCounted ? formatMinor(price) : '–'}</span>
              </li>
            ))}
          </ul>
        </Ticket.Part>
        <Ticket.Part tone="water">
          <p className="display text-32" role="status">
            {isCounted &&
              t('{count, plural, one {# item} other {# items}}, {sum}', {
                count: items.length,
                sum: formatMinor(sumOf(items.map(({ price }) => price))),
              })}
          </p>
          <p className="mt-1 mb-4 num whitespace-normal">
            <BackBy />
          </p>
          <Button variant="primary" size="large" wide onClick={onOrder}>
            {t('Order Now')}
          </Button>
        </Ticket.Part>
      </Ticket>
    </section>
  )
}

const sumOf = (prices: readonly Minor[]): Minor => prices.reduce((sum, price) => add(sum, price), minor(0))

/** Calls once the element is in the middle of the window. */
function useSeen(onSeen: () => void) {
  const place = useRef<HTMLDivElement>(null)
  const seen = useRef(onSeen)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new IntersectionObserver(
      (changes) => {
        if (!isInViewAfter(changes)) return
        seen.current()
        observer.disconnect()
      },
      { threshold: 0.8 },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return place
}

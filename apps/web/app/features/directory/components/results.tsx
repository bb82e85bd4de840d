import type { NearbyWasher } from '@washline/contract/directory/endpoints'
import { useState } from 'react'
import { formatDistance } from '../../../platform/format/distance.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { MapView } from '../../../platform/map/map-view.tsx'
import type { WashersNear } from '../use-washers-near.ts'
import { type Order, orders, sorted } from '../view-model.ts'
import { WasherRow } from './washer-row.tsx'
import { WasherSheet } from './washer-sheet.tsx'

export interface ResultsProps {
  found: WashersNear
  center: NonNullable<WashersNear['center']>
  onOrder: () => void
}

/** The results as a list and on a map. */
export function Results({ found, center, onOrder }: ResultsProps) {
  const [order, setOrder] = useState<Order>('distance')
  const [opened, setOpened] = useState<NearbyWasher>()
  const orderTexts = { distance: t('Nearest'), rating: t('Best rated') }
  const values = { count: found.washers.length, km: found.radius_km, place: center.name ?? '' }
  return (
    <div className="directory-results">
      <section className="directory-list" aria-labelledby="found">
        <div role="status">
          <h2 id="found">
            {center.name
              ? t('{count, plural, one {# Washer} other {# Washers}} within {km} km of {place}', values)
              : t('{count, plural, one {# Washer} other {# Washers}} within {km} km of you', values)}
          </h2>
        </div>
        <fieldset className="flex flex-wrap gap-2.5" aria-label={t('Sort by')}>
          {orders.map((each) => (
            <button
              key={each}
              type="button"
              className="pick"
              aria-pressed={order === each}
              onClick={() => setOrder(each)}
            >
              {orderTexts[each]}
            </button>
          ))}
        </fieldset>
        <ul className="grid gap-3">
          {sorted(found.washers, order).map((washer) => (
            <WasherRow key={washer.id} washer={washer} onOpen={() => setOpened(washer)} />
          ))}
        </ul>
        <p className="text-14 text-ink-2">
          {t(
            'Locations are accurate to about 500 meters. You and your Washer see each other’s address only once you have an order.',
          )}
        </p>
      </section>
      <div className="directory-map">
        <MapView
          label={t('Map of the Washers')}
          pins={[
            { id: 'center', point: center, variant: 'pickup', label: center.name ?? t('Your location') },
            ...found.washers.map((washer) => ({
              id: String(washer.id),
              point: washer.place,
              variant: 'washer' as const,
              label: t('{name}, about {distance} away', {
                name: washer.name,
                distance: formatDistance(washer.distance_meters),
              }),
              onChoose: () => setOpened(washer),
            })),
          ]}
        />
      </div>
      <WasherSheet washer={opened} onClose={() => setOpened(undefined)} onOrder={onOrder} />
    </div>
  )
}

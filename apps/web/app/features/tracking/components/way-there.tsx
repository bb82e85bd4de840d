import type { Point } from '@washline/contract/maps/geo'
import type { Route } from '@washline/contract/maps/schemas'
import { useId } from 'react'
import { mapLinks } from '../../../domain/place/map-links.ts'
import { formatDistance } from '../../../platform/format/distance.ts'
import { formatTimeLeft, travelSeconds } from '../../../platform/format/duration.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { Icon } from '../../../ui/icon.tsx'

export interface WayThereProps {
  title: string
  destination: Point
  /** Null while it is not known. */
  trip: Pick<Route, 'distance_meters' | 'duration_seconds'> | null
}

function tripText({ distance_meters, duration_seconds }: NonNullable<WayThereProps['trip']>): string {
  const distance = formatDistance(distance_meters)
  const driveS = travelSeconds(duration_seconds)
  return driveS >= 3_600
    ? t('{distance}, about {time}', { distance, time: formatTimeLeft(driveS) })
    : t('{distance}, about {minutes, plural, one {# minute} other {# minutes}}', { distance, minutes: driveS / 60 })
}

/** How far it is, and the way in a map app. The links open outside; nothing of them is loaded before the tap. */
export function WayThere({ title, destination, trip }: WayThereProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="kicker">
        {title}
      </h2>
      <p className={trip ? 'num text-18 font-semibold' : 'text-14 text-ink-2'}>
        {trip ? tripText(trip) : t('Distance and time are not known yet. They need your location and a road.')}
      </p>
      <ul className="flex flex-wrap gap-2.5" aria-label={t('Open in Maps')}>
        {mapLinks(destination).map(({ app, href }) => (
          <li key={href}>
            <a
              href={href}
              className="pick inline-flex items-center gap-2"
              rel="noopener noreferrer"
              {...(app && { target: '_blank' })}
            >
              {!app && <Icon name="pin" />}
              {app ?? t('Map app')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

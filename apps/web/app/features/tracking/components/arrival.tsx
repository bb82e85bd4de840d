import type { ReactNode } from 'react'
import { useNow } from '../../../platform/clock/use-now.ts'
import { formatTime } from '../../../platform/format/date.ts'
import { formatDistance } from '../../../platform/format/distance.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import type { Trip } from '../view-model.ts'
import { TravelDigits } from './promise-clock.tsx'

export interface ArrivalProps {
  /** The Washer's way, where it is known. */
  trip: Trip | null
  /** At the minutes: 'At the door in'. */
  inText: string
  /** At a time of day: 'Pickup at'. */
  atText: string
  /** Below the minutes. */
  note?: ReactNode
  /** In their place while the way is not known. Its height is that of the minutes: nothing below moves. */
  otherwise: ReactNode
}

/** Farther away, a time of day is easier to read than a number of minutes. */
const farS = 90 * 60

/** When the Washer is at the door. */
export function Arrival({ trip, inText, atText, note, otherwise }: ArrivalProps) {
  const nowMs = useNow(15_000)
  if (!trip) return <div className="arrival">{otherwise}</div>
  const { duration_seconds: seconds, distance_meters } = trip
  return (
    <div className="arrival">
      <p className="kicker mt-4">{seconds > farS ? atText : inText}</p>
      {seconds > farS ? (
        <p className="huge num">{formatTime(new Date(nowMs + seconds * 1_000))}</p>
      ) : (
        <p className="clock num">
          <TravelDigits seconds={seconds} />
        </p>
      )}
      <p className="mt-3 text-14 text-ink-2">
        {t('{distance} away', { distance: formatDistance(distance_meters) })}
        {note && <> · {note}</>}
      </p>
    </div>
  )
}

import { promisedAt, timeLeftS } from '../../../domain/order/order-progress.ts'
import { useNow } from '../../../platform/clock/use-now.ts'
import { formatTime } from '../../../platform/format/date.ts'
import { formatTimeLeft, hoursAndMinutes, isFarAway, travelSeconds } from '../../../platform/format/duration.ts'
import { t } from '../../../platform/i18n/i18n.ts'
import { T } from '../../../platform/i18n/t.tsx'

export interface PromiseClockProps {
  pickedUpAt: string
  /** The length of the promise. */
  promiseS: number | undefined
}

/** The remaining time of the promise and the time of return. */
export function PromiseClock({ pickedUpAt, promiseS }: PromiseClockProps) {
  const leftS = timeLeftS(pickedUpAt, useNow(), promiseS)
  const isLate = leftS <= 0
  const backAt = formatTime(promisedAt(pickedUpAt, promiseS))
  return (
    <>
      <p className="kicker mt-4">{isLate ? t('Late by') : t('Ready in')}</p>
      <p className="clock num" role="timer" aria-label={isLate ? t('Late by') : t('Time left')}>
        <Digits seconds={Math.abs(leftS)} />
      </p>
      <p className={isLate ? 'mt-4 text-coral' : 'mt-4'}>
        {isLate ? (
          t('The order was due by {time} and is late.', { time: backAt })
        ) : (
          <T text="Back by <b>{time}</b>" values={{ time: backAt }} parts={{ b: (inside) => <b>{inside}</b> }} />
        )}
      </p>
    </>
  )
}

/** The same clock as one line, below what is nearer. */
export function SmallPromiseClock({ pickedUpAt, promiseS }: PromiseClockProps) {
  const leftS = timeLeftS(pickedUpAt, useNow(15_000), promiseS)
  const backAt = formatTime(promisedAt(pickedUpAt, promiseS))
  return (
    <p className={leftS <= 0 ? 'mt-3 text-14 text-coral' : 'mt-3 text-14'} role="timer" aria-label={t('Time left')}>
      {leftS <= 0
        ? t('The order was due by {time} and is late.', { time: backAt })
        : t('Promised by {time}, {left} left', { time: backAt, left: formatTimeLeft(leftS) })}
    </p>
  )
}

/** A drive in whole minutes: at least one. */
export function TravelDigits({ seconds }: { seconds: number }) {
  const drive = travelSeconds(seconds)
  if (drive >= 3_600) return <Digits seconds={drive} />
  return (
    <>
      {drive / 60}
      <small>{t('min')}</small>
    </>
  )
}

function Digits({ seconds }: { seconds: number }) {
  if (isFarAway(seconds)) return <span className="text-32">{formatTimeLeft(seconds)}</span>
  const { hours, minutes } = hoursAndMinutes(seconds)
  if (hours > 0)
    return (
      <>
        {hours}
        <small>{t('h')}</small>
        {minutes}
        <small>{t('min')}</small>
      </>
    )
  return (
    <>
      {minutes}
      <small>{t('min')}</small>
      {Math.floor(seconds % 60)}
      <small>{t('s')}</small>
    </>
  )
}

/** The same clock before pickup, when it does not run. */
export function PausedClock({ promiseS }: Pick<PromiseClockProps, 'promiseS'>) {
  return (
    <p className="mt-4 text-14 text-ink-2">
      <span role="timer" aria-label={t('Time left')} className="num font-semibold text-ink">
        {formatTimeLeft(timeLeftS(null, 0, promiseS))}
      </span>{' '}
      <span>{t('Your 3 hours start at pickup.')}</span>
    </p>
  )
}

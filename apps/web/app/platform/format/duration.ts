import { t } from '../i18n/i18n.ts'

const whole = (seconds: number) => Math.max(0, Math.floor(seconds))

/** '4m 5s', from an hour on '2 h 30 min'. */
export function formatDuration(seconds: number): string {
  const left = whole(seconds)
  if (left >= 3_600) return formatTimeLeft(left)
  return t('{minutes}m {seconds}s', { minutes: Math.floor(left / 60), seconds: left % 60 })
}

/** The remaining hours and minutes, for a large clock. */
export function hoursAndMinutes(seconds: number): { hours: number; minutes: number } {
  const minutes = Math.floor(whole(seconds) / 60)
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}

/** So long that days are easier to read than hours. */
export const isFarAway = (seconds: number): boolean => seconds >= 48 * 3_600

/** The seconds of a drive, in whole minutes and at least one. */
export const travelSeconds = (seconds: number): number => Math.max(1, Math.round(seconds / 60)) * 60

/** '2 days 3 h', '2 h 30 min', '45 min' */
export function formatTimeLeft(seconds: number): string {
  const { hours, minutes } = hoursAndMinutes(seconds)
  if (isFarAway(seconds)) {
    const days = Math.floor(hours / 24)
    return hours % 24
      ? t('{days, plural, one {# day} other {# days}} {hours} h', { days, hours: hours % 24 })
      : t('{days, plural, one {# day} other {# days}}', { days })
  }
  return hours ? t('{hours} h {minutes} min', { hours, minutes }) : t('{minutes} min', { minutes })
}

/** The estimate before pickup: '2h 30m' */
export function formatReadyIn(seconds: number): string {
  const { hours, minutes } = hoursAndMinutes(seconds)
  return t('{hours}h {minutes}m', { hours, minutes })
}

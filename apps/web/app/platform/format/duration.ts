import { t } from '../i18n/i18n.ts'

const whole = (seconds: number) => Math.max(0, Math.floor(seconds))

/** '4m 5s' */
export function formatDuration(seconds: number): string {
  const left = whole(seconds)
  return t('{minutes}m {seconds}s', { minutes: Math.floor(left / 60), seconds: left % 60 })
}

/** The remaining hours and minutes, for a large clock. */
export function hoursAndMinutes(seconds: number): { hours: number; minutes: number } {
  const minutes = Math.floor(whole(seconds) / 60)
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}

/** '2 h 30 min', '45 min' */
export function formatTimeLeft(seconds: number): string {
  const { hours, minutes } = hoursAndMinutes(seconds)
  return hours ? t('{hours} h {minutes} min', { hours, minutes }) : t('{minutes} min', { minutes })
}

/** The estimate before pickup: '2h 30m' */
export function formatReadyIn(seconds: number): string {
  const { hours, minutes } = hoursAndMinutes(seconds)
  return t('{hours}h {minutes}m', { hours, minutes })
}

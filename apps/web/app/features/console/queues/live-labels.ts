import type { Risk } from '@washline/contract/console/live'
import { formatTimeLeft } from '../../../platform/format/duration.ts'
import { t } from '../../../platform/i18n/i18n.ts'

export const riskName = (risk: Exclude<Risk, 'none'>): string =>
  ({ tight: t('Tight'), late: t('Late'), overdue: t('Overdue') })[risk]

/** The time until a deadline, or since it. */
export function dueText(dueAt: string, nowMs: number): string {
  const leftS = (Date.parse(dueAt) - nowMs) / 1_000
  return leftS >= 0
    ? t('{time} left', { time: formatTimeLeft(leftS) })
    : t('{time} late', { time: formatTimeLeft(-leftS) })
}

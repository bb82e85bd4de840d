/** Schedules tick a little early or late: a backup is not put off by an hour for some minutes. */
const slackMs = 10 * 60_000

/** When the schedule writes the next one; null without a schedule. */
export const nextBackupAt = (last: Date | undefined, now: Date, everyH: number): Date | null => {
  if (everyH === 0) return null
  const due = (last?.getTime() ?? 0) + everyH * 3_600_000
  return new Date(Math.max(due, now.getTime()))
}

export const isBackupDue = (last: Date | undefined, now: Date, everyH: number): boolean =>
  last === undefined || now.getTime() - last.getTime() >= everyH * 3_600_000 - slackMs

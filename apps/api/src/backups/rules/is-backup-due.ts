/** Schedules tick a little early or late: a backup is not put off by an hour for some minutes. */
const slackMs = 10 * 60_000

export const isBackupDue = (last: Date | undefined, now: Date, everyH: number): boolean =>
  last === undefined || now.getTime() - last.getTime() >= everyH * 3_600_000 - slackMs

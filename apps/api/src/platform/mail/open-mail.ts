import type { Clock } from '../clock/clock.ts'
import type { Config } from '../config/config.ts'
import { folderMail } from './folder-mail.ts'
import type { Mail } from './mail.ts'

/** An SMTP server where one is configured, else files in the data folder. */
export async function openMail(
  { SMTP_URL: url, MAIL_FROM: from, DATA_DIR: dataDir }: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>,
  clock: Clock,
): Promise<Mail> {
  if (!url) return folderMail({ dataDir, from, clock })
  const { smtpMail } = await import('./smtp-mail.ts')
  return smtpMail({ url, from })
}

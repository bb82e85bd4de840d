import type { Clock } from '../clock/clock.ts'
import type { Config } from '../config/config.ts'
import { folderMail } from './folder-mail.ts'
import type { Mail } from './mail.ts'
import { smtpMail } from './smtp-mail.ts'

/** An SMTP server where one is configured, else files in the data folder. */
export const openMail = (config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>, clock: Clock): Mail =>
  config.SMTP_URL
    ? smtpMail({ url: config.SMTP_URL, from: config.MAIL_FROM })
    : folderMail({ dataDir: config.DATA_DIR, from: config.MAIL_FROM, clock })

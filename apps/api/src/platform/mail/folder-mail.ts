import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../clock/clock.ts'
import type { Mail } from './mail.ts'

/** Without a mail server, letters are files in `<data folder>/mail`, for whoever runs this copy to read. */
export function folderMail(deps: { dataDir: string; from: string; clock: Clock }): Mail {
  const folder = join(deps.dataDir, 'mail')
  return {
    send: async ({ to, subject, text }) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const at = deps.clock.now()
      const name = `${at.toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`
      const head = [`From: ${deps.from}`, `To: ${to}`, `Date: ${at.toUTCString()}`, `Subject: ${subject}`]
      await writeFile(join(folder, name), `${head.join('\r\n')}\r\n\r\n${text}\r\n`, { mode: 0o600 })
    },
  }
}

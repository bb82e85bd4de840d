import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../clock/clock.ts'
import { listHeaders } from './list-headers.ts'
import type { Email, Mail } from './mail.ts'
import { messageId } from './message-id.ts'

const newline = '\r\n'

/** Plain text and HTML parts, plain text first. */
function bothForms(text: string, html: string): string {
  const boundary = `washline-${randomUUID()}`
  const part = (type: string, content: string) =>
    [`--${boundary}`, `Content-Type: ${type}; charset=utf-8`, 'Content-Transfer-Encoding: 8bit', '', content, ''].join(
      newline,
    )
  const head = ['MIME-Version: 1.0', `Content-Type: multipart/alternative; boundary="${boundary}"`, '', '']
  return `${head.join(newline)}${part('text/plain', text)}${part('text/html', html)}--${boundary}--${newline}`
}

/** Without a mail server, emails are files in `<data folder>/mail`, readable by the operator of the installation. */
export function folderMail(deps: { dataDir: string; from: string; clock: Clock }): Mail {
  const folder = join(deps.dataDir, 'mail')
  return {
    send: async ({ to, subject, text, html, id, unsubscribeUrl }: Email) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const at = deps.clock.now()
      const name = `${at.toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`
      const head = [
        `From: ${deps.from}`,
        `To: ${to}`,
        `Date: ${at.toUTCString()}`,
        `Subject: ${subject}`,
        ...(id ? [`Message-ID: ${messageId(id, deps.from)}`] : []),
        ...Object.entries(listHeaders(unsubscribeUrl)).map(([name, value]) => `${name}: ${value}`),
      ]
      const body = html === undefined ? `${newline}${text}${newline}` : bothForms(text, html)
      await writeFile(join(folder, name), `${head.join(newline)}${newline}${body}`, { mode: 0o600 })
    },
  }
}

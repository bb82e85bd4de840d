import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { handClock } from '../clock/clock.ts'
import { folderMail } from './folder-mail.ts'
import { smtpMail } from './smtp-mail.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'washline-mail-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

test('writes an email as a file that only its owner can read', async () => {
  const mail = folderMail({ dataDir, from: 'Washline <a@b.test>', clock: handClock(new Date('2026-03-01T10:00:00Z')) })
  await mail.send({ to: 'ana@example.test', subject: 'Your new password', text: 'Follow the link.' })
  const [name = ''] = readdirSync(join(dataDir, 'mail'))
  expect(name).toMatch(/^2026-03-01T10-00-00\.000Z-.+\.eml$/)
  const file = join(dataDir, 'mail', name)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readFileSync(file, 'utf8')).toBe(
    'From: Washline <a@b.test>\r\nTo: ana@example.test\r\nDate: Sun, 01 Mar 2026 10:00:00 GMT\r\nSubject: Your new password\r\n\r\nFollow the link.\r\n',
  )
})

test('writes both parts and the Message-ID of an email with HTML', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'washline-mail-'))
  const mail = folderMail({ dataDir: folder, from: 'Washline <a@b.test>', clock: handClock(new Date()) })
  await mail.send({
    to: 'ana@example.test',
    subject: 'Receipt',
    text: 'Paid €5',
    html: '<p>Paid €5</p>',
    id: 'receipt-1',
  })
  const [name = ''] = readdirSync(join(folder, 'mail'))
  const email = readFileSync(join(folder, 'mail', name), 'utf8')
  rmSync(folder, { recursive: true, force: true })
  expect(email).toContain('Message-ID: <receipt-1@b.test>\r\n')
  const boundary = /boundary="([^"]+)"/.exec(email)?.[1] ?? 'none'
  const [, plain = '', rich = '', end] = email.split(`--${boundary}`)
  expect(plain).toContain('Content-Type: text/plain; charset=utf-8\r\n')
  expect(plain).toContain('\r\n\r\nPaid €5\r\n')
  expect(rich).toContain('<p>Paid €5</p>')
  expect(end).toBe('--\r\n')
})

test('does not wait without end for a mail server that takes the connection and stays silent', async () => {
  const silent = createServer()
  await once(silent.listen(0, '127.0.0.1'), 'listening')
  const { port } = silent.address() as AddressInfo
  const mail = smtpMail({ url: `smtp://127.0.0.1:${port}`, from: 'Washline <a@b.test>', limitMs: 400 })
  await expect(mail.send({ to: 'ana@example.test', subject: 'Receipt', text: 'Paid' })).rejects.toThrow(/Greeting/)
  silent.close()
})

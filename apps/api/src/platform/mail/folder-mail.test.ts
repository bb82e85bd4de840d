import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startFakeMailServer } from '../../../testing/fakes/fake-mail-server.ts'
import { handClock } from '../clock/clock.ts'
import { PermanentFailure } from '../jobs/jobs.ts'
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

test.each([
  ['silent', /Greeting/, Error],
  ['page', /Invalid greeting/, Error],
  ['cut', /closed|ended/i, Error],
  ['busy', /try again later/, Error],
  ['unknown', /refuses this email/, PermanentFailure],
] as const)('fails by a mail server that is %s, for good only where it refuses the email', async (how, text, kind) => {
  const server = await startFakeMailServer()
  server.fail(how)
  const mail = smtpMail({ url: server.url, from: 'Washline <a@b.test>', limitMs: 800 })
  const email = { to: 'ana@example.test', subject: 'Receipt', text: 'Paid', id: 'receipt-1' }
  const failure = await mail.send(email).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(kind)
  expect(failure instanceof PermanentFailure).toBe(how === 'unknown')
  expect(String(failure)).toMatch(text)
  server.fail()
  await mail.send(email)
  expect(server.received.at(-1)).toEqual({ id: '<receipt-1@b.test>', to: ['ana@example.test'], subject: 'Receipt' })
  await server.close()
})

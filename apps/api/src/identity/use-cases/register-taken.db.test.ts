import { afterAll, beforeEach, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { aUser, startIdentity } from '../builders.ts'

const api = await startIdentity({ withJobs: true })
afterAll(api.close)
const { db, clock, call, mail } = api
beforeEach(() => db.run(sql`with limits as (delete from rate_limits) delete from sign_in_attempts`))

const text = 'This address could not be used. If it is yours, open the email we sent to it.'
const register = (email: string, ip = '198.51.100.1') =>
  call(
    'POST',
    '/api/register',
    {
      name: 'Ana Pereira',
      email,
      phone_number: '+60 12 345 6789',
      password: 'washing-day',
      password_confirmation: 'washing-day',
    },
    undefined,
    { 'x-forwarded-for': ip },
  )

test('a taken address is not named as taken; its owner is mailed the way in', async () => {
  const { email } = await aUser(db, clock)
  const mailed = mail.next()
  const answer = await register(email.toUpperCase())
  expect(answer).toMatchObject({ status: 422, body: { errors: { email: [text] } } })
  const { to, subject, text: content } = await mailed
  expect([to, subject]).toEqual([email, 'You already have a Washline account'])
  expect(content).not.toContain('Ana Pereira')
  expect(content).toContain('https://washline.test/')
})

test('five taken addresses from one source, then it waits, for free addresses as well, and others do not', async () => {
  const taken: { email: string }[] = []
  for (let people = 0; people < 5; people += 1) taken.push(await aUser(db, clock))
  for (const { email } of taken) expect((await register(email)).status).toBe(422)
  expect((await register('free1@example.test')).status).toBe(429)
  expect((await register(taken[0]?.email ?? '')).status).toBe(429)
  expect((await register('free2@example.test', '203.0.113.7')).status).toBe(200)
  clock.advance(60_000)
  expect((await register('free1@example.test')).status).toBe(200)
})

test('an owner gets three such emails a day, however many try', async () => {
  const { email } = await aUser(db, clock)
  const before = mail.emails.length
  for (let from = 0; from < 6; from += 1) await register(email, `192.0.2.${from}`)
  await aUser(db, clock, { email: 'last@example.test' })
  const last = mail.next()
  await register('last@example.test', '192.0.2.99')
  await last
  await expect.poll(() => mail.emails.length - before).toBe(4)
  expect(mail.emails.slice(before).filter(({ to }) => to === email)).toHaveLength(3)
})

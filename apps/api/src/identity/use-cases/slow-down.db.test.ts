import { afterAll, beforeEach, expect, test } from 'vitest'
import { hashPassword } from '../../platform/crypto/hash-password.ts'
import { sql } from '../../platform/db/sql.ts'
import { startIdentity } from '../builders.ts'
import { createUser } from './create-user.ts'
import { sweepExpiredSignIns } from './sweep-expired-sign-ins.ts'

const api = await startIdentity({ withJobs: true })
afterAll(api.close)
const { db, clock } = api
const hour = 3_600_000
const owner = 'ana@example.test'
const nobody = 'nobody@example.test'
await db.transaction((tx) => createUser(tx, { name: 'Ana', email: owner, password: 'washing-day', at: clock.now() }))
beforeEach(async () => {
  clock.advance(25 * hour)
  await sweepExpiredSignIns(api)
  await db.run(sql`delete from rate_limits`)
})

interface From {
  readonly ip?: string
  readonly cookie?: string
}
async function send(path: string, payload: object, { ip = '198.51.100.1', cookie }: From = {}) {
  const answer = await api.http.fastify.inject({
    method: 'POST',
    url: `/api/${path}`,
    headers: { 'x-forwarded-for': ip, ...(cookie && { cookie }) },
    payload,
  })
  return {
    status: answer.statusCode,
    body: answer.json() as { message?: string },
    wait: Number(answer.headers['retry-after'] ?? 0),
    cookie: String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '',
  }
}
const signIn = (from: From = {}, password = 'washing-day', email = owner) => send('login', { email, password }, from)
const guess = (from: From = {}, email = owner) => signIn(from, 'not-the-one', email)
const home = { ip: '203.0.113.7' }
/** As many guesses from many addresses as make everybody unfamiliar wait. */
async function attack(email = owner): Promise<void> {
  for (let from = 0; from < 30; from += 1) await guess({ ip: `192.0.2.${from}` }, email)
}

test('a stranger’s wrong passwords make the stranger wait, and nobody else', async () => {
  for (let tries = 0; tries < 10; tries += 1) expect((await guess()).status).toBe(422)
  expect(await signIn()).toMatchObject({ status: 429, wait: 60 })
  expect((await signIn(home)).status).toBe(200)
})

test('guesses from everywhere keep strangers out, and the owner in on a browser that signed in before', async () => {
  const { cookie } = await signIn(home)
  await attack()
  expect((await signIn({ ip: '203.0.113.99' })).status).toBe(429)
  expect((await signIn({ ip: '203.0.113.99', cookie })).status).toBe(200)
  expect((await signIn({ ip: '203.0.113.99' })).status).toBe(429)
})

test('a stranger who has to wait sees the same for an address without an account', async () => {
  await attack()
  await attack(nobody)
  const [one, other] = [await guess({ ip: '203.0.113.98' }), await guess({ ip: '203.0.113.98' }, nobody)]
  expect(one).toMatchObject({ status: 429, wait: 60 })
  expect(other).toEqual(one)
})

test('a browser of another account is a stranger', async () => {
  await db.transaction((tx) =>
    createUser(tx, { name: 'Ben', email: 'ben@example.test', password: 'washing-day', at: clock.now() }),
  )
  const { cookie } = await signIn(home, 'washing-day', 'ben@example.test')
  await attack()
  expect((await signIn({ ...home, cookie })).status).toBe(429)
})

test('the password can be reset meanwhile, and the browser that did it may sign in', async () => {
  await attack()
  const mailed = api.mail.next()
  expect((await send('password/forgot', { email: owner }, home)).status).toBe(200)
  const token = /token=([\w-]+)/.exec((await mailed).text)?.[1]
  const reset = await send(
    'password/reset',
    { token, password: 'rinsing-day', password_confirmation: 'rinsing-day' },
    home,
  )
  expect(reset.status).toBe(200)
  expect((await signIn(home, 'rinsing-day')).status).toBe(429)
  expect((await signIn({ ...home, cookie: reset.cookie }, 'rinsing-day')).status).toBe(200)
  await db.run(sql`update users set password_hash = ${await hashPassword('washing-day')} where email = ${owner}`)
})

test('the wait doubles up to an hour, and a day without guesses ends it', async () => {
  for (let tries = 0; tries < 10; tries += 1) await guess()
  const waits: number[] = []
  for (let tries = 0; tries < 8; tries += 1) {
    const { wait } = await guess()
    waits.push(wait)
    clock.advance(wait * 1_000)
    expect((await guess()).status).toBe(422)
  }
  expect(waits).toEqual([60, 120, 240, 480, 960, 1_920, 3_600, 3_600])
  clock.advance(24 * hour)
  for (let tries = 0; tries < 10; tries += 1) expect((await guess()).status).toBe(422)
})

test('somebody at a browser that signed in before waits, too; a right password clears the count', async () => {
  const { cookie } = await signIn(home)
  for (let tries = 0; tries < 9; tries += 1) await guess({ cookie })
  expect((await signIn({ cookie })).status).toBe(200)
  for (let tries = 0; tries < 10; tries += 1) expect((await guess({ cookie })).status).toBe(422)
  expect((await signIn({ cookie })).status).toBe(429)
})

test('guesses at once are no more than one after the other', async () => {
  const answers = await Promise.all(Array.from({ length: 25 }, () => guess()))
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(10)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(15)
})

test('counts are stored without addresses', async () => {
  await guess()
  const rows = JSON.stringify(await db.all(sql`select * from sign_in_attempts`))
  expect(rows).not.toContain('ana')
  expect(rows).not.toContain('198.51')
})

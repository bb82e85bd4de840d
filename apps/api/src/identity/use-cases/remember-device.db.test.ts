import { afterAll, beforeEach, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { startIdentity } from '../builders.ts'
import { identityPrivacy } from '../privacy.ts'
import { createUser } from './create-user.ts'
import { sweepExpiredSignIns } from './sweep-expired-sign-ins.ts'

const api = await startIdentity()
afterAll(api.close)
const { db, clock } = api
const day = 24 * 3_600_000
const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36'
const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:127.0) Gecko/20100101 Firefox/127.0'

const add = (name: string) =>
  db.transaction((tx) =>
    createUser(tx, { name, email: `${name}@example.test`, password: 'washing-day', at: clock.now() }),
  )
const ana = await add('ana')
const ben = await add('ben')
beforeEach(() => db.run(sql`delete from user_devices`))

async function signIn(name: string, cookie?: string, headers: Record<string, string> = { 'user-agent': chrome }) {
  const answer = await api.http.fastify.inject({
    method: 'POST',
    url: '/api/login',
    headers: { ...headers, ...(cookie && { cookie }) },
    payload: { email: `${name}@example.test`, password: 'washing-day' },
  })
  const set = String(answer.headers['set-cookie'] ?? '')
  return { token: answer.json().token, set, cookie: set.split(';')[0] ?? '' }
}
const devices = () =>
  db.all<{ userId: number; browser: string | null; firstSeenAt: Date; lastSeenAt: Date }>(sql`
    select user_id as "userId", browser, first_seen_at as "firstSeenAt", last_seen_at as "lastSeenAt"
    from user_devices order by user_id, first_seen_at`)

test('a sign-in gives a browser an id that only this server reads, for 400 days, and stores its hash', async () => {
  const { set, cookie } = await signIn('ana')
  expect(set).toMatch(/^washline_device=[\w-]{43}; Path=\/api; Max-Age=34560000; HttpOnly; SameSite=Lax$/)
  const [row] = await db.all<{ hash: string }>(sql`select encode(device_hash, 'base64') as hash from user_devices`)
  expect(row?.hash).toBeDefined()
  expect(cookie).not.toContain(row?.hash)
})

test('over TLS the id is sent over TLS only, by a name that no other host can set', async () => {
  const overTls = { 'x-forwarded-proto': 'https' }
  const { set, cookie } = await signIn('ana', undefined, overTls)
  expect(set).toMatch(/^__Host-washline_device=[\w-]{43}; Path=\/; Secure; Max-Age=34560000; HttpOnly; SameSite=Lax$/)
  expect((await signIn('ana', cookie, overTls)).cookie).toBe(cookie)
  const { cookie: plain } = await signIn('ana')
  expect((await signIn('ana', plain, overTls)).cookie).not.toContain(plain.split('=')[1])
})

test('a browser keeps its id for everybody who signs in with it, and is seen again', async () => {
  const first = clock.now()
  const { cookie } = await signIn('ana')
  clock.advance(day)
  const again = await signIn('ana', `other=1; ${cookie}`, { 'user-agent': firefox })
  expect(again.cookie).toBe(cookie)
  await signIn('ben', cookie)
  expect(await devices()).toEqual([
    { userId: ana, browser: 'Firefox', firstSeenAt: first, lastSeenAt: clock.now() },
    { userId: ben, browser: 'Chrome', firstSeenAt: clock.now(), lastSeenAt: clock.now() },
  ])
  const shared = await db.all(sql`select device_hash from person_devices group by 1 having count(*) = 2`)
  expect(shared).toHaveLength(1)
})

test('a registration gives one, too; a refused call and an id of another form give and store none', async () => {
  const register = (cookie = '') =>
    api.http.fastify.inject({
      method: 'POST',
      url: '/api/register',
      headers: { cookie },
      payload: {
        name: 'Cleo',
        email: 'cleo@example.test',
        phone_number: '+60 12 345 6789',
        password: 'washing-day',
        password_confirmation: 'washing-day',
      },
    })
  expect((await register('washline_device=short')).headers['set-cookie']).toMatch(/^washline_device=[\w-]{43};/)
  expect((await register()).headers['set-cookie']).toBeUndefined()
  expect(await devices()).toHaveLength(1)
})

test('a sign-in ends the session that the person had in the same browser, and no other', async () => {
  const statusOf = async ({ token }: { token: string }) =>
    (await api.call('GET', '/api/get-auth', undefined, token)).status
  const former = await signIn('ana')
  const elsewhere = await signIn('ana')
  const ben = await signIn('ben', former.cookie)
  const next = await signIn('ana', former.cookie)
  expect(await statusOf(former)).toBe(401)
  expect(await Promise.all([elsewhere, ben, next].map(statusOf))).toEqual([200, 200, 200])
})

test('the latest fifty of a person are kept, and each for 180 days after its last use', async () => {
  const { cookie } = await signIn('ana')
  for (let more = 0; more < 50; more += 1) {
    clock.advance(60_000)
    await signIn('ana')
  }
  expect(await devices()).toHaveLength(50)
  clock.advance(179 * day)
  await signIn('ana', cookie)
  clock.advance(day)
  await sweepExpiredSignIns(api)
  expect(await devices()).toHaveLength(1)
  clock.advance(180 * day)
  await sweepExpiredSignIns(api)
  expect(await devices()).toEqual([])
})

test('the export names devices by browser, and deletion erases them', async () => {
  await signIn('ben')
  const userId = ben ?? Promise.reject(new Error('ben was not added'))
  const { sections } = await identityPrivacy.read(db, await userId)
  expect(sections.devices).toEqual([
    { browser: 'Chrome', system: 'Linux', firstSeenAt: clock.now(), lastSeenAt: clock.now() },
  ])
  await db.transaction(async (tx) => identityPrivacy.erase?.(tx, { userId: await userId, at: clock.now() }))
  expect(await devices()).toEqual([])
})

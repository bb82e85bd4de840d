import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { codeShown } from '../../../testing/harness/authenticator.ts'
import { base32 } from '../../platform/crypto/totp.ts'
import { sql } from '../../platform/db/sql.ts'
import { startIdentity } from '../builders.ts'
import { authenticate } from '../queries.ts'
import { createUser } from './create-user.ts'
import { resetSecondFactor } from './reset-second-factor.ts'

const api = await startIdentity({ withJobs: true })
afterAll(api.close)
const { db, clock, call } = api
beforeEach(() => db.run(sql`delete from rate_limits`))

const password = 'books-add-up'
/** The code of the authenticator app `steps` half minutes from now. */
const codeOf = (secret: string, steps = 0) => codeShown(secret, clock.now(), steps)
const nextCode = (secret: string) => {
  clock.advance(30_000)
  return codeOf(secret)
}

type Answer = Awaited<ReturnType<typeof call>>
interface Enrolment {
  secret: string
  address: string
  recovery_codes: string[]
}
const dataOf = ({ body }: Answer) => body.data as Enrolment
const operator = async (email: string) => {
  await db.transaction((tx) => createUser(tx, { name: 'Olga', email, password, isOperator: true, at: clock.now() }))
  const token = String((await call('POST', '/api/login', { email, password })).body.token)
  return { email, token }
}
const begin = (token: string, more: object = {}) =>
  call('POST', '/api/account/second-factor', { password, ...more }, token)
const confirm = (token: string, code: string) => call('POST', '/api/account/second-factor/confirm', { code }, token)
const enrolled = async (email: string) => {
  const person = await operator(email)
  const secret = dataOf(await begin(person.token)).secret
  const codes = dataOf(await confirm(person.token, codeOf(secret))).recovery_codes
  return { ...person, secret, codes }
}
const waitingOf = async (email: string) => {
  const answer = await call('POST', '/api/login', { email, password })
  expect(answer).toMatchObject({ status: 403, body: { code: 'code_needed' } })
  return String(answer.body.sign_in_token)
}
const answerWith = (sign_in_token: string, code: string) => call('POST', '/api/login/code', { sign_in_token, code })
const isProven = async (token: string) => (await authenticate(db, clock, token))?.hasSecondFactor

describe('enrolment', () => {
  it('verifies the session, ends the others, and stores no secret in clear', async () => {
    const { email, token } = await operator('fresh@example.test')
    const other = String((await call('POST', '/api/login', { email, password })).body.token)
    expect(await isProven(token)).toBe(false)
    const { secret, address } = dataOf(await begin(token))
    expect(address).toBe(`otpauth://totp/Washline:fresh%40example.test?secret=${secret}&issuer=Washline`)
    expect((await confirm(token, '000000')).status).toBe(422)
    const { recovery_codes } = dataOf(await confirm(token, codeOf(secret)))
    expect(new Set(recovery_codes).size).toBe(10)
    expect(await isProven(token)).toBe(true)
    expect(await authenticate(db, clock, other)).toBeUndefined()
    const stored = await db.one<{ text: string; secret: Buffer }>(sql`
      select secret, (select string_agg(code_hash::text, ' ') from recovery_codes) as text from second_factors`)
    expect(base32(stored.secret)).not.toContain(secret.slice(0, 8))
    expect(stored.secret).toHaveLength(12 + 16 + 20)
    expect(stored.text).not.toContain(Buffer.from(String(recovery_codes[0])).toString('hex'))
  })

  it('requires the password, an operator, and confirmation in time', async () => {
    const { token } = await operator('slow@example.test')
    expect((await begin(token, { password: 'a guess' })).body.errors).toHaveProperty('password')
    const { secret } = dataOf(await begin(token))
    clock.advance(16 * 60_000)
    expect(await confirm(token, codeOf(secret))).toMatchObject({ status: 409, body: { code: 'enrolment_expired' } })
    await db.run(sql`update users set is_operator = false where email = 'slow@example.test'`)
    expect((await begin(token)).status).toBe(403)
  })

  it('requires password and code for a change, and accepts the former secret until the new one is confirmed', async () => {
    const { email, token, secret, codes } = await enrolled('change@example.test')
    expect((await begin(token)).body.errors).toHaveProperty('code')
    const next = dataOf(await begin(token, { code: nextCode(secret) })).secret
    expect((await answerWith(await waitingOf(email), nextCode(secret))).status).toBe(200)
    expect((await confirm(token, codeOf(next))).status).toBe(200)
    clock.advance(30_000)
    expect((await answerWith(await waitingOf(email), codeOf(secret))).status).toBe(422)
    expect((await answerWith(await waitingOf(email), codes[0] ?? '')).status).toBe(422)
    expect((await answerWith(await waitingOf(email), codeOf(next))).status).toBe(200)
  })

  it('requires password and code for a removal, which ends access to the console', async () => {
    const { token, secret } = await enrolled('gone@example.test')
    const remove = (body: object) => call('DELETE', '/api/account/second-factor', body, token)
    expect((await remove({ password: 'a guess', code: nextCode(secret) })).status).toBe(422)
    expect((await remove({ password, code: '000000' })).status).toBe(422)
    expect(await isProven(token)).toBe(true)
    expect((await remove({ password, code: codeOf(secret) })).status).toBe(200)
    expect(await isProven(token)).toBe(false)
  })
})

describe('sign-in with a second factor', () => {
  it('opens a verified session; the token of the waiting sign-in gives no access and works once', async () => {
    const { email, secret } = await enrolled('in@example.test')
    const waiting = await waitingOf(email)
    expect((await call('GET', '/api/get-auth', undefined, waiting)).status).toBe(401)
    const code = nextCode(secret)
    const answer = await answerWith(waiting, code)
    expect(answer).toMatchObject({ status: 200, body: { user: { email } } })
    expect(await isProven(String(answer.body.token))).toBe(true)
    expect((await answerWith(waiting, nextCode(secret))).body.errors).toHaveProperty('sign_in_token')
  })

  it.each([-1, 0, 1])('accepts a clock that is off by %i steps', async (steps) => {
    const { email, secret } = await enrolled(`drift${steps}@example.test`)
    clock.advance(120_000)
    expect((await answerWith(await waitingOf(email), codeOf(secret, steps))).status).toBe(200)
  })

  it('accepts a code once, also concurrently', async () => {
    const { email, secret } = await enrolled('replay@example.test')
    const [first, second] = [await waitingOf(email), await waitingOf(email)]
    const code = nextCode(secret)
    const answers = await Promise.all([answerWith(first, code), answerWith(second, code)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  it('accepts each recovery code once, in any spelling', async () => {
    const { email, codes, token } = await enrolled('lost@example.test')
    const spelled = ` ${(codes[3] ?? '').toUpperCase().replaceAll('-', ' ')}`
    expect((await answerWith(await waitingOf(email), spelled)).status).toBe(200)
    expect((await answerWith(await waitingOf(email), codes[3] ?? '')).status).toBe(422)
    const { data } = (await call('GET', '/api/account/second-factor', undefined, token)).body
    expect(data).toMatchObject({ recovery_codes_left: 9, proven: true })
  })

  it('expires after five minutes', async () => {
    const { email, secret } = await enrolled('late@example.test')
    const waiting = await waitingOf(email)
    clock.advance(5 * 60_000)
    expect((await answerWith(waiting, codeOf(secret))).body.errors).toHaveProperty('sign_in_token')
  })

  it('limits wrong codes and locks after ten in a row, across sessions', async () => {
    const { email, secret } = await enrolled('guessed@example.test')
    const guess = async () => answerWith(await waitingOf(email), '000000')
    for (let tries = 0; tries < 5; tries += 1) expect((await guess()).status).toBe(422)
    expect((await guess()).status).toBe(429)
    await db.run(sql`delete from rate_limits`)
    for (let tries = 0; tries < 5; tries += 1) expect((await guess()).status).toBe(422)
    await db.run(sql`delete from rate_limits`)
    const locked = await answerWith(await waitingOf(email), codeOf(secret, 1))
    expect(locked).toMatchObject({ status: 429, body: { code: 'second_factor_locked' } })
    await db.run(sql`delete from rate_limits`)
    clock.advance(60 * 60_000)
    expect((await answerWith(await waitingOf(email), codeOf(secret))).status).toBe(200)
  })
})

it('is reset by command, together with sessions and password', async () => {
  const { email, token } = await enrolled('reset@example.test')
  const { link } = await resetSecondFactor({ db, clock, publicUrl: 'https://washline.test/' }, { email })
  expect(await authenticate(db, clock, token)).toBeUndefined()
  expect((await call('POST', '/api/login', { email, password })).status).toBe(422)
  const body = { token: link.split('token=')[1], password, password_confirmation: password }
  expect((await call('POST', '/api/password/reset', body)).status).toBe(200)
  expect((await call('POST', '/api/login', { email, password })).status).toBe(200)
  await db.transaction((tx) => createUser(tx, { name: 'Ana', email: 'ana@example.test', at: clock.now() }))
  await expect(
    resetSecondFactor({ db, clock, publicUrl: 'https://x/' }, { email: 'ana@example.test' }),
  ).rejects.toMatchObject({ code: 'not_found' })
})

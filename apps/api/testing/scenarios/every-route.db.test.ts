import { chatChannel } from '@washline/contract/chat/realtime'
import { operatorsChannel } from '@washline/contract/console/live'
import { washerChannel } from '@washline/contract/dispatch/realtime'
import { problem } from '@washline/contract/envelope'
import { logout } from '@washline/contract/identity/endpoints'
import { toOrderId, toUserId } from '@washline/contract/ids'
import { userChannel } from '@washline/contract/notifications/realtime'
import { orderChannel } from '@washline/contract/orders/realtime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createToken } from '../../src/identity/index.ts'
import { verifyLedger } from '../../src/ledger/index.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { plainPhoto } from '../../src/scanning/builders.ts'
import { example, part } from '../extensions/extension-market.ts'
import { type Fingerprint, fingerprintDatabase, watchDatabase } from '../harness/fingerprint-database.ts'
import { type Person, photoForm, startApp, type TestApp } from '../harness/start-app.ts'
import { testDatabase } from '../harness/test-database.ts'
import { gatherPeople, type People } from './people.ts'
import { scenarioOf } from './scenario-of.ts'
import { tokensAround } from './scoped-tokens.ts'
import { keyOf, type Step, sentOf } from './step.ts'

let app: TestApp
let people: People
let scenario: readonly Step[]
let fingerprint: () => Promise<Fingerprint>
/** Tokens of sessions that have ended: one signed out, one was used for too long. */
let endedTokens: readonly string[]

beforeAll(async () => {
  const database = await testDatabase()
  app = await startApp({ database, extensions: [example('charity-round-up'), part('dutch-brand')] })
  people = await gatherPeople(app)
  const open = (at: Date) => createToken(app.db, { userId: people.customer.id, at })
  const signedOut = await open(app.clock.now())
  expect((await app.send(signedOut, { method: 'POST', url: logout.path })).status).toBe(200)
  const tooLong = await open(new Date(app.clock.now().getTime() - 90 * 86_400_000))
  await app.db.run(
    sql`update access_tokens set last_used_at = ${app.clock.now()} where created_at < now() - interval '89 days'`,
  )
  endedTokens = [signedOut, tooLong]
  scenario = scenarioOf(app, people)
  fingerprint = await watchDatabase(app.db, database.ownerUrl)
})
afterAll(() => app.close())

const isWasher = async (person: Person) =>
  (await app.db.one<{ is: boolean }>(sql`select is_washer as is from users where id = ${person.id}`)).is
const setWasher = async (person: Person, is: boolean) => {
  await app.db.run(sql`update users set is_washer = ${is} where id = ${person.id}`)
  await forgetEnded()
}
/** A changed account type also ends live subscriptions, which is the test's doing and not that of the call. */
const forgetEnded = () => app.db.run(sql`delete from outbox where event = '$end'`)

const hasRole = (step: Step, washer: boolean, role: keyof People) => {
  switch (step.endpoint.access) {
    case 'customer':
      return !washer
    case 'washer':
      return washer
    case 'operator':
      return role === 'operator'
    case 'unproven-operator':
      return role === 'operator' || role === 'unprovenOperator'
    default:
      return true
  }
}

const isOfOrders = (role: keyof People) => role === 'customer' || role === 'washer'

async function isRefused(
  step: Step,
  person: Person | undefined,
  allowed: readonly number[],
  who: string,
): Promise<void> {
  const answer = await app.send(person?.token, sentOf(step, step.request?.() ?? {}))
  expect.soft(allowed, `${keyOf(step.endpoint)} as ${who}: ${answer.text}`).toContain(answer.status)
  expect.soft(problem.safeParse(answer.body).success, answer.text).toBe(true)
  expect.soft(answer.headers['cache-control'], keyOf(step.endpoint)).toBe('no-store')
  expect(answer.text).not.toMatch(/at .*\.ts:|select |Ana Pereira/)
}

/** Everybody whom a call is not for makes it, with the ids of those whom it is for. */
async function refuseEverybodyElse(step: Step): Promise<void> {
  if (step.endpoint.access === 'public') return
  await isRefused(step, undefined, [401], 'a guest')
  await isRefused(
    step,
    { id: toUserId(1), name: '', email: '', phone: '', token: 'x'.repeat(43) },
    [401],
    'a holder of a false token',
  )
  for (const token of endedTokens) await isRefused(step, { ...people.customer, token }, [401], 'an ended session')
  const strangers = step.strangers ?? 404
  for (const role of Object.keys(people) as (keyof People)[]) {
    if (role === step.by || [step.also].flat().includes(role)) continue
    const person = people[role]
    const washer = await isWasher(person)
    if (!hasRole(step, washer, role)) {
      await isRefused(step, person, [403], role)
      if (typeof strangers !== 'number' || step.endpoint.access.endsWith('operator')) continue
      // Changing the account's type opens no other person's objects; a person who may see an order may get 403.
      await setWasher(person, !washer)
      await isRefused(
        step,
        person,
        isOfOrders(role) ? [strangers, 403] : [strangers],
        `${role} of the other account type`,
      )
      await setWasher(person, washer)
    } else if (typeof strangers === 'number') await isRefused(step, person, [step.except?.[role] ?? strangers], role)
    else if (strangers === 'own' && step.endpoint.method === 'GET') {
      const answer = await app.send(person.token, sentOf(step, step.request?.() ?? {}))
      expect(answer.status, `${keyOf(step.endpoint)} as ${role}`).toBe(200)
      const owner = step.by === 'guest' ? undefined : people[step.by]
      expect(answer.text).not.toContain(owner?.email)
    }
  }
}

type TokensAround = Awaited<ReturnType<typeof tokensAround>>

/** A program of the person whom a call is for makes it with a token of every other scope, and of none. */
async function refuseOtherScopes(step: Step, tokens: TokensAround): Promise<void> {
  const { scope } = step.endpoint
  if (scope === 'public') return
  for (const name of ['others', 'none'] as const) {
    const answer = await app.send(tokens[name], sentOf(step, step.request?.() ?? {}))
    const expected = scope === 'session' ? { code: 'session_required' } : { code: 'insufficient_scope', scope }
    expect
      .soft(answer, `${keyOf(step.endpoint)} with a token of ${name}`)
      .toMatchObject({ status: 403, body: expected })
    expect
      .soft(answer.headers['www-authenticate'])
      .toBe(`Bearer realm="Washline", error="insufficient_scope"${scope === 'session' ? '' : `, scope="${scope}"`}`)
  }
}

/** Contact details, which the other side of an order never receives. */
const contactsOf = ({ email, phone }: Person) => [email, phone]

test('every call answers whom it is for, refuses everybody else, and a refusal changes nothing', async () => {
  for (const step of scenario) {
    await app.forgetLimits()
    await forgetEnded()
    const person = step.by === 'guest' ? undefined : people[step.by]
    const { scope, mandated } = step.endpoint
    const needed = scope === 'public' || scope === 'session' ? undefined : scope
    const tokens = person && (await tokensAround(app, person, { isProven: step.by === 'operator' }, needed))
    const before = await fingerprint()
    await refuseEverybodyElse(step)
    if (tokens) await refuseOtherScopes(step, tokens)
    expect.soft(await fingerprint(), keyOf(step.endpoint)).toEqual(before)

    // Whatever a token may do is done with one: it answers as the person's session does, but where it needs a mandate.
    const token = (mandated === undefined && tokens?.alone) || person?.token
    const sent = sentOf(step, step.request?.() ?? {})
    const answer = await app.send(token, sent)
    expect(answer.status, `${keyOf(step.endpoint)} by ${step.by}: ${answer.text}`).toBe(step.answers ?? 200)
    expect.soft(answer.headers['cache-control'], keyOf(step.endpoint)).toBe('no-store')
    const shown = step.endpoint.file ? answer.text : answer.body
    if (answer.status === 200)
      expect.soft(step.endpoint.answers[200].safeParse(shown).success, keyOf(step.endpoint)).toBe(true)
    if (step.again !== undefined) {
      const after = await fingerprint()
      const again = await app.send(token, sent)
      expect.soft(again.status, `${keyOf(step.endpoint)} again: ${again.text}`).toBe(step.again)
      if (!step.againMails) expect(await fingerprint(), `${keyOf(step.endpoint)} again`).toEqual(after)
    }
    if (step.by !== 'guest' && !step.endpoint.access.endsWith('operator')) {
      const others = (Object.keys(people) as (keyof People)[]).filter((role) => role !== step.by)
      for (const role of others)
        for (const contact of contactsOf(people[role]))
          expect.soft(answer.text, `${keyOf(step.endpoint)} reveals ${role}’s ${contact}`).not.toContain(contact)
    }
    await step.learn?.(answer.body)
  }
  expect(await fingerprint()).toEqual(await fingerprintDatabase(app.db))
  expect(app.faults).toEqual([])
  expect(await verifyLedger(app.db)).toMatchObject({ ok: true, problems: [] })
}, 240_000)

test('an ended session opens no live channel', async () => {
  const { id } = people.customer
  for (const token of endedTokens)
    for (const channel_name of [
      userChannel(id),
      washerChannel(id),
      orderChannel(toOrderId(1)),
      chatChannel(toOrderId(1)),
      operatorsChannel,
    ]) {
      const answer = await app.send(token, {
        method: 'POST',
        url: '/api/broadcasting/auth',
        body: { socket_id: '1.2', channel_name },
      })
      expect([answer.status, answer.headers['cache-control']], channel_name).toEqual([401, 'no-store'])
    }
})

test('the scenario covers every bound endpoint', () => {
  const covered = new Set(scenario.map((step) => keyOf(step.endpoint)))
  expect(app.http.endpoints.map(keyOf).filter((key) => !covered.has(key))).toEqual([])
})

test('the scope of a call fits those whom it is for', () => {
  const misfits = app.http.endpoints.filter(({ access, scope }) => {
    if (access === 'public' || scope === 'public') return access !== scope
    if (scope === 'session') return false
    return scope.startsWith('console:') !== (access === 'operator')
  })
  expect(misfits.map(keyOf)).toEqual([])
})

test('an id that nobody has is not found', async () => {
  const fresh = await app.join('Ana Again')
  for (const { method, path, access, multipart } of app.http.endpoints.filter((endpoint) => endpoint.params)) {
    const person = { washer: people.washer, operator: people.operator }[String(access)] ?? fresh
    const url = path.replace(/:\w+/g, '999999999')
    const sent = multipart ? photoForm(plainPhoto) : method === 'GET' ? {} : { body: {} }
    const answer = await app.send(person.token, { method, url, ...sent })
    // A body without its fields may be refused first; neither answer reveals whether the id exists.
    expect([404, 422], `${method} ${path}: ${answer.text}`).toContain(answer.status)
    if (path.includes('/ratings/provider')) expect(answer.status).toBe(404)
  }
})

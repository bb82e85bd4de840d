import { problem } from '@washline/contract/envelope'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { readCatalogue } from '../../src/platform/texts/read-catalogue.ts'
import { type Fingerprint, fingerprintDatabase, watchDatabase } from '../harness/fingerprint-database.ts'
import { type Received, type Sent, startApp, type TestApp } from '../harness/start-app.ts'
import { testDatabase } from '../harness/test-database.ts'
import { gatherPeople, type People } from './people.ts'
import { scenarioOf } from './scenario-of.ts'
import { keyOf, type Step, sentOf } from './step.ts'

let app: TestApp
let people: People
let scenario: readonly Step[]
let fingerprint: () => Promise<Fingerprint>

beforeAll(async () => {
  const database = await testDatabase()
  app = await startApp({ database })
  people = await gatherPeople(app)
  scenario = scenarioOf(app, people)
  fingerprint = await watchDatabase(app.db, database.ownerUrl)
})
afterAll(() => app.close())

/** Limits are forgotten once they are met, and the call is sent again: what is wrong in it must be what refuses it. */
async function send(...call: Parameters<TestApp['send']>): Promise<Received> {
  const answer = await app.send(...call)
  if (answer.status !== 429) return answer
  await app.forgetLimits()
  return await app.send(...call)
}

const tokenOf = (step: Step) => (step.by === 'guest' ? undefined : people[step.by].token)

const oddValues: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  2 ** 53,
  '',
  '  ',
  'a'.repeat(5_000),
  '{"a":1}',
  "'; drop table users --",
  '../../etc/passwd',
  '\u0000',
  'half \ud800 a pair',
  '9999-99-99T99:99:99Z',
  [],
  [[[]]],
  [null],
  {},
  { $gt: '' },
  { toString: 'x' },
]

type Shape = Record<string, { type?: string }>
const propertiesOf = (schema: z.ZodType): Shape =>
  (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as { properties?: Shape }).properties ?? {}

/** The body with each field in turn left out or given each odd value, and bodies that are no object at all. */
function* spoiledBodies(schema: z.ZodType, body: Record<string, unknown>): Generator<unknown> {
  yield* ['text', 42, true, [], [body], null]
  for (const field of Object.keys(propertiesOf(schema))) {
    const { [field]: _, ...without } = body
    yield without
    for (const value of oddValues) yield { ...body, [field]: value }
  }
}

const isStorable = (value: unknown) => !/\\u0000|\\ud800/i.test(JSON.stringify(value) ?? '')

const germanTexts = new Set(Object.keys(readCatalogue('de')))
/** Texts by field that are none of the product's, each with a request that was answered with it. */
const foreignTexts = new Map<string, string>()

/** People never read a validator's English: every text by field is one of the product's, which are all translated. */
function collectForeignTexts({ body }: Received, what: string): void {
  const errors = Object.entries<string[]>(body.errors ?? {})
  for (const text of errors.flatMap(([, texts]) => texts)) if (!germanTexts.has(text)) foreignTexts.set(text, what)
  const [field, [text] = []] = errors[0] ?? []
  if (text !== undefined) expect([text, `${field}: ${text}`], what).toContain(body.message)
}

function isRefusal(answer: Received, statuses: readonly number[], what: string): void {
  expect(statuses, `${what}: ${answer.text.slice(0, 300)}`).toContain(answer.status)
  expect(problem.safeParse(answer.body).success, `${what}: ${answer.text}`).toBe(true)
  expect(answer.text, what).not.toMatch(/\.ts:\d|node_modules|syntax error|relation "/)
  collectForeignTexts(answer, what)
}

/** Of values in which a schema finds the same issues the first: a call reads by that schema, and knows no more of them. */
function firstOfItsIssues(schema: z.ZodType): (value: unknown) => boolean {
  const found = new Set<string>()
  return (value) => {
    const issues = JSON.stringify(schema.safeParse(value).error?.issues)
    if (issues === undefined || !isStorable(value)) return true
    const { size } = found
    return found.add(issues).size > size
  }
}

async function refuseBodies(step: Step, sent: Sent): Promise<void> {
  const schema = step.endpoint.body
  if (!schema) return
  const isFirst = firstOfItsIssues(schema)
  for (const body of spoiledBodies(schema, (sent.body ?? {}) as Record<string, unknown>)) {
    const isValid = schema.safeParse(body).success && isStorable(body)
    if (isValid || !isFirst(body)) continue
    const answer = await send(tokenOf(step), { ...sent, body })
    isRefusal(answer, [422], `${keyOf(step.endpoint)} ${JSON.stringify(body).slice(0, 200)}`)
  }
}

/** 400 where the call itself refuses with it: OAuth names its refusals of a client so. */
const badRequestsOf = ({ endpoint }: Step) =>
  (endpoint.refusals ?? []).flatMap(({ status }) => (status === 400 ? [400] : []))

/** What the contract lets through may be taken or refused, and is never a fault. */
async function surviveOddBodies(step: Step, sent: Sent): Promise<void> {
  const schema = step.endpoint.body
  if (!schema) return
  for (const body of spoiledBodies(schema, (sent.body ?? {}) as Record<string, unknown>)) {
    if (!schema.safeParse(body).success || !isStorable(body)) continue
    const answer = await send(tokenOf(step), { ...sent, body })
    if (answer.status !== 200)
      isRefusal(answer, [401, 403, 404, 409, 422, ...badRequestsOf(step)], JSON.stringify(body).slice(0, 200))
  }
}

const cutOff = ['{"a":', '{', 'nonsense', '[1,]', "{'a':1}", '\u0000']
const otherTypes = ['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'nonsense']
const deepBodies = [`${'['.repeat(20_000)}${']'.repeat(20_000)}`, `{"a":${'{"a":'.repeat(40)}1${'}'.repeat(40)}}`]

/** One parser and one hook read the bodies of all calls: each call is sent one of what they take for the same, all of them in turn. */
async function refuseTransport(step: Step, sent: Sent, turn: number): Promise<void> {
  if (!step.endpoint.body) return
  const type = (name: string) => ({ headers: { 'content-type': name } })
  const what = keyOf(step.endpoint)
  const token = tokenOf(step)
  const { body: _, ...bare } = sent
  const inTurn = (all: readonly string[]) => all[turn % all.length] ?? ''
  for (const raw of [inTurn(cutOff), '{"__proto__":{"x":1}}'])
    isRefusal(await send(token, { ...bare, raw }), [400, 422], `${what} ${raw}`)
  const large = JSON.stringify({ text: 'a'.repeat(600 * 1024) })
  isRefusal(await send(token, { ...bare, raw: large }), [413], `${what} oversize`)
  const other = inTurn(otherTypes)
  isRefusal(await send(token, { ...bare, raw: 'a=1', ...type(other) }), [415], `${what} ${other}`)
  const raw = inTurn(deepBodies)
  isRefusal(await send(token, { ...bare, raw }), [400], `${what} deep`)
  const headers = { 'idempotency-key': `deep ${raw.length}` }
  isRefusal(await send(token, { ...bare, raw, headers }), [400], `${what} deep with a key`)
}

const badIds = ['abc', '-1', '0', '1.5', '1e3', '99999999999999999999', "1'--", '😀', 'null', '00', '%']
async function refuseParams(step: Step, sent: Sent): Promise<void> {
  if (!step.endpoint.params) return
  const isFirst = firstOfItsIssues(step.endpoint.params)
  for (const id of badIds) {
    if (!isFirst({ id })) continue
    const url = sentOf(step, { ...step.request?.(), params: { id } }).url
    isRefusal(await send(tokenOf(step), { ...sent, url }), [404], `${step.endpoint.method} ${url}`)
  }
  const url = sentOf(step, { params: { id: '\u0000' } }).url
  isRefusal(await send(tokenOf(step), { ...sent, url }), [400, 404], `${keyOf(step.endpoint)} NUL`)
}

async function refuseQueries(step: Step, sent: Sent): Promise<void> {
  const schema = step.endpoint.query
  if (!schema) return
  const valid = step.request?.().query ?? {}
  const isFirst = firstOfItsIssues(schema)
  for (const field of Object.keys(propertiesOf(schema))) {
    for (const value of ['', 'x', '-1', '1e999', 'NaN', 'a'.repeat(3_000), '\ud800', '😀', "';--", '%zz']) {
      const query = { ...valid, [field]: value }
      if (!isFirst({ ...query, [field]: value.toWellFormed() })) continue
      const answer = await send(tokenOf(step), { ...sent, url: sentOf(step, { ...step.request?.(), query }).url })
      const what = `${keyOf(step.endpoint)} ${field}=${value.slice(0, 20)}`
      if (answer.status !== 200) isRefusal(answer, [422, 404, ...badRequestsOf(step)], what)
      else expect(schema.safeParse({ ...query, [field]: value.toWellFormed() }).success, what).toBe(true)
    }
  }
}

test('every call refuses bad input with a clear 4xx and changes nothing', async () => {
  for (const [turn, step] of scenario.entries()) {
    const sent = sentOf(step, step.request?.() ?? {})
    const before = await fingerprint()
    await refuseBodies(step, sent)
    await refuseTransport(step, sent, turn)
    await refuseParams(step, sent)
    await refuseQueries(step, sent)
    expect(await fingerprint(), keyOf(step.endpoint)).toEqual(before)
    if (step.again === undefined) await surviveOddBodies(step, sent)
    const answer = await send(tokenOf(step), sent)
    expect(answer.status, `${keyOf(step.endpoint)}: ${answer.text}`).toBe(step.answers ?? 200)
    if (step.again !== undefined) await surviveOddBodies(step, sent)
    await step.learn?.(answer.body)
  }
  expect(await fingerprint()).toEqual(await fingerprintDatabase(app.db))
  expect(app.faults).toEqual([])
  expect([...foreignTexts]).toEqual([])
}, 240_000)

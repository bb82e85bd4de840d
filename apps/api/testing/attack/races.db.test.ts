import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyLedger } from '../../src/ledger/index.ts'
import { openConnections } from '../harness/open-connections.ts'
import { type Received, startApp, type TestApp } from '../harness/start-app.ts'
import { gatherPeople, type People } from '../scenarios/people.ts'
import { scenarioOf } from '../scenarios/scenario-of.ts'
import { keyOf, type Step, sentOf } from '../scenarios/step.ts'
import { attackSize, report } from './attack-size.ts'

/** How often each call is made at the same moment. */
const { count: ways } = attackSize(8)
/** Refused for its number or while its first call runs, a call has changed nothing. */
const lost = [409, 429]

let app: TestApp
let people: People

beforeAll(async () => {
  app = await startApp({ maxConnections: 20 })
  people = await gatherPeople(app)
  await openConnections(app.db, 20)
})
afterAll(() => app.close())

/** The call that stands for all: one that was answered as the scenario expects. */
function winnerOf(answers: readonly Received[], step: Step): Received | undefined {
  return answers.find(({ status }) => status === (step.answers ?? 200))
}

async function raceWithKey(step: Step, index: number): Promise<Received | undefined> {
  const sent = sentOf(step, step.request?.() ?? {})
  const token = step.by === 'guest' ? undefined : people[step.by].token
  const isRead = step.endpoint.method === 'GET'
  const headers = { ...sent.headers, ...(isRead ? {} : { 'idempotency-key': `race ${index}` }) }
  // What is answered without a key, by its shape, is made once more by itself below.
  const hasKey = !isRead && token !== undefined && !step.endpoint.secret
  const answers = await Promise.all(
    Array.from({ length: hasKey ? ways : 1 }, () => app.send(token, { ...sent, headers })),
  )
  const winner = winnerOf(answers, step)
  const others = answers.filter((answer) => answer.text !== winner?.text).map(({ status }) => status)
  expect.soft(lost, `${keyOf(step.endpoint)}: ${others}`).toEqual(expect.arrayContaining([...new Set(others)]))
  return winner
}

async function raceWithoutKey(step: Step): Promise<Received | undefined> {
  const sent = sentOf(step, step.request?.() ?? {})
  const token = step.by === 'guest' ? undefined : people[step.by].token
  const answers = await Promise.all(Array.from({ length: ways }, () => app.send(token, sent)))
  const faults = answers.filter(({ status }) => status >= 500)
  expect([...faults.map(({ text }) => text), ...app.faults].slice(0, 3), keyOf(step.endpoint)).toEqual([])
  const winners = answers.filter(({ status }) => status === (step.answers ?? 200)).length
  // What is deleted, set or ended by several calls at once is deleted, set or ended; what is refused has no winner.
  if (step.endpoint.method === 'POST' && step.again !== 401 && (step.answers ?? 200) < 400)
    expect.soft(winners, `winners of ${keyOf(step.endpoint)}`).toBe(1)
  return winnerOf(answers, step)
}

/** A call that is refused when it is made once more has one winner; any other is made under one key, and happens once. */
const happensOnce = ({ again }: Step) => again !== undefined && again >= 400

test(`every call made ${ways} times at once happens once`, {
  retry: 0,
  timeout: 240_000 + ways * 4_000,
}, async () => {
  const raced: string[] = []
  for (const [index, step] of scenarioOf(app, people).entries()) {
    await app.forgetLimits()
    const race = happensOnce(step) ? raceWithoutKey(step) : raceWithKey(step, index)
    const winner = await race
    expect(app.faults, keyOf(step.endpoint)).toEqual([])
    expect(winner, keyOf(step.endpoint)).toBeDefined()
    if (happensOnce(step)) raced.push(keyOf(step.endpoint))
    await step.learn?.(winner?.body)
  }
  expect(await verifyLedger(app.db)).toMatchObject({ ok: true, problems: [] })
  report(`races: ${ways} at once, ${raced.length} calls that happen once: ${raced.join(', ')}`)
})

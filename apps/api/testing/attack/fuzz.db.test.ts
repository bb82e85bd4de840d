import { problem } from '@washline/contract/envelope'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createToken } from '../../src/identity/index.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { type Person, startApp, type TestApp } from '../harness/start-app.ts'
import { leavingSteps } from '../scenarios/leaving-steps.ts'
import { gatherPeople } from '../scenarios/people.ts'
import { scenarioOf } from '../scenarios/scenario-of.ts'
import { sentOf } from '../scenarios/step.ts'
import { attackSize, report } from './attack-size.ts'
import { type AttackRequest, requestsFor } from './requests.ts'

const { count, seed } = attackSize(1_500)
const atOnce = 12
/** What is no call is answered by the part that serves pages, which is not here. */
const noRoute = '{"message":"Route '

let app: TestApp
let people: (Person | undefined)[]
let ids: number[]

beforeAll(async () => {
  app = await startApp({ maxConnections: 12 })
  const gathered = await gatherPeople(app)
  // A market in which everything has happened, so that there is something to reach.
  for (const step of scenarioOf(app, gathered).slice(0, -leavingSteps().length)) {
    await app.forgetLimits()
    const token = step.by === 'guest' ? undefined : gathered[step.by].token
    const { status, body, text } = await app.send(token, sentOf(step, step.request?.() ?? {}))
    expect(status, text).toBe(step.answers ?? 200)
    await step.learn?.(body)
  }
  people = [undefined, ...Object.values(gathered)]
  const orders = await app.db.all<{ id: number }>(sql`select id from orders order by id limit 20`)
  ids = [...orders.map(({ id }) => id), ...Array.from({ length: 40 }, (_, index) => index + 1)]
}, 120_000)
afterAll(() => app.close())

/** A person whom a request has signed out signs in again; one whose account is gone comes back as another. */
async function sendAs({ by, sent }: AttackRequest) {
  const index = by % people.length
  const person = people[index]
  const answer = await app.send(person?.token, sent)
  if (answer.status !== 401 || !person) return answer
  const at = app.clock.now()
  const stays = await app.db.maybe(sql`select 1 as here from users where id = ${person.id} and deleted_at is null`)
  people[index] = stays
    ? { ...person, token: await createToken(app.db, { userId: person.id, at, secondFactorAt: at }) }
    : await app.join('Ana Pereira')
  return answer
}

test(`${count} generated requests are answered, none of them with a fault (seed ${seed})`, {
  retry: 0,
  timeout: 60_000 + count * 60,
}, async () => {
  const requests = fc.sample(fc.oneof(...app.http.endpoints.map((endpoint) => requestsFor(endpoint, ids))), {
    numRuns: count,
    seed,
  })
  const statuses = new Map<number, number>()
  const faults: string[] = []
  const waiting = requests.values()
  const work = async () => {
    for (const request of waiting) {
      if (Math.random() < 0.05) await app.forgetLimits()
      const { status, text, body } = await sendAs(request)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      const isRefusal = problem.safeParse(body).success || text.startsWith(noRoute)
      if (status >= 500 || (status >= 400 && !isRefusal))
        faults.push(`${status} ${JSON.stringify(request).slice(0, 600)} ${text} ${app.faults.at(-1)?.slice(0, 600)}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  report(`fuzz: ${count} requests (seed ${seed}): ${JSON.stringify(Object.fromEntries([...statuses].sort()))}`)
  expect(faults.slice(0, 5)).toEqual([])
  expect(app.faults.slice(0, 5)).toEqual([])
})

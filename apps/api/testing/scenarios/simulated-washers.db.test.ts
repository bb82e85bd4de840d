import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { OrderId } from '@washline/contract/ids'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOrder } from '../../src/orders/builders.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { openPort } from '../harness/open-port.ts'
import { type Person, startApp, type TestApp } from '../harness/start-app.ts'
import { becomeWasher } from './people.ts'

const entry = fileURLToPath(new URL('../../../simulator/src/autopilot.ts', import.meta.url))
const password = 'long enough'

let app: TestApp
let washer: Person
let autopilot: ChildProcess | undefined

beforeAll(async () => {
  app = await startApp()
  await openPort(app)
  washer = await app.join('Walt Vogelsang', { password })
  await becomeWasher(app, washer)
})
afterAll(async () => {
  if (autopilot?.connected) {
    autopilot.kill('SIGTERM')
    await once(autopilot, 'exit')
  }
  await app.close()
})

/** An order that only has to be brought back. */
async function washed(): Promise<OrderId> {
  const { id } = await anOrder(app.db, { status: 'in_progress', washerId: washer.id, at: app.clock.now() })
  await app.db.run(sql`update orders set laundry_completed_at = ${app.clock.now()} where id = ${id}`)
  return id
}

const orders = () =>
  app.db.all<{ id: OrderId; status: string; isProven: boolean | null }>(sql`
    select id, status, delivery_proven as "isProven" from orders order by id`)

test('simulated Washers prove each delivery with a picture of its own and a note, so that it completes by itself', {
  timeout: 120_000,
}, async () => {
  const expected = [await washed(), await washed()].map((id) => ({ id, status: 'delivered', isProven: true }))
  const { port } = app.http.fastify.server.address() as AddressInfo
  autopilot = fork(entry, [], {
    execArgv: [],
    env: {
      ...process.env,
      WASHLINE_URL: `http://127.0.0.1:${port}`,
      WASHLINE_PASSWORD: password,
      WASHLINE_WASHERS: JSON.stringify([{ email: washer.email, name: 'Walt Vogelsang' }]),
    },
  })
  await expect
    .poll(async () => (await orders()).map(({ status }) => status), { timeout: 90_000 })
    .toEqual(['delivered', 'delivered'])
  expect(await orders()).toEqual(expected)
  const photos = new Set<string>()
  for (const { id } of expected) {
    const { body } = await app.send(washer.token, { method: 'GET', url: `/api/orders/${id}/custody` })
    const [step] = body.data.steps
    expect(step).toMatchObject({ step: 'return', pin_confirmed: false, note: expect.stringContaining('door') })
    const picture = await app.http.fastify.inject({ method: 'GET', url: step.photo_url })
    const { width, height } = await sharp(picture.rawPayload).metadata()
    expect([width, height]).toEqual([320, 400])
    photos.add(step.photo_sha256)
  }
  expect(photos.size).toBe(2)
})

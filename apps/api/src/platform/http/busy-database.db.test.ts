import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/harness/start-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ maxConnections: 1 })
})
afterAll(() => app.close())

test('who waits in vain for a connection is answered 503 soon, and the server is ready all the while', async () => {
  const person = await app.join('Ana Pereira')
  const read = () => app.send(person.token, { method: 'GET', url: '/api/get-auth' })
  let release = () => {}
  const taken = app.db.transaction(
    () =>
      new Promise<void>((resolve) => {
        release = resolve
      }),
  )
  const startedAt = performance.now()
  const waiting = Promise.all([read(), read()])
  expect((await app.send(undefined, { method: 'GET', url: '/api/ready' })).status).toBe(200)
  for (const answer of await waiting)
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' }, headers: { 'retry-after': '5' } })
  expect(performance.now() - startedAt).toBeLessThan(8_000)
  release()
  await taken
  expect((await read()).status).toBe(200)
  expect(app.faults).toEqual([])
}, 40_000)

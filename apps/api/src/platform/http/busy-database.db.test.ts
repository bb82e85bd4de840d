import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/harness/start-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ maxConnections: 1 })
})
afterAll(() => app.close())

test('a call that waits in vain for the database is answered as one too many, and can be repeated', async () => {
  const person = await app.join('Ana Pereira')
  const read = () => app.send(person.token, { method: 'GET', url: '/api/get-auth' })
  let release = () => {}
  const taken = app.db.transaction(
    () =>
      new Promise<void>((resolve) => {
        release = resolve
      }),
  )
  expect(await read()).toMatchObject({
    status: 429,
    body: { code: 'too_many_requests' },
    headers: { 'retry-after': '5' },
  })
  release()
  await taken
  expect((await read()).status).toBe(200)
  expect(app.faults).toEqual([])
}, 40_000)

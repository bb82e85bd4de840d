import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../../testing/harness/start-app.ts'
import { createLog } from '../log/log.ts'

let app: TestApp
const lines: string[] = []
beforeAll(async () => {
  app = await startApp({ log: createLog('warn', (line) => lines.push(line)) })
})
afterAll(() => app.close())

const refused = () => lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'security.refused')
const post = (url: string, body: object) => app.send(undefined, { method: 'POST', url, body })

it('writes refused input and reached limits once a minute per route and status, with how many there were', async () => {
  const login = () => post('/api/login', { email: 'not an address', password: 'x' })
  for (const _ of [1, 2, 3]) expect((await login()).status).toBe(422)
  await app.send('A'.repeat(43), { method: 'GET', url: '/api/get-auth' })
  expect((await app.send(undefined, { method: 'GET', url: '/api/health' })).status).toBe(200)
  const route = '/api/login'
  expect(refused()).toMatchObject([
    { level: 'warn', method: 'POST', route, status: 422, before: 0 },
    { method: 'GET', route: '/api/get-auth', status: 401, before: 0 },
  ])
  app.clock.advance(60_000)
  await login()
  expect(refused().at(-1)).toMatchObject({ route, status: 422, before: 2 })
  for (let tries = 0; tries < 60; tries += 1) await login()
  expect((await login()).status).toBe(429)
  expect(refused().filter(({ status }) => status === 429)).toHaveLength(1)
  expect(lines.join('')).not.toContain('not an address')
})

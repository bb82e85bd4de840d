import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../../testing/harness/start-app.ts'
import { testDatabase } from '../../../testing/harness/test-database.ts'

/** A network path to the database that can be cut, or swallow all that is sent, as a network may. */
interface NetworkPath {
  readonly port: number
  state: 'open' | 'cut' | 'swallowing'
  cut(): void
  close(): void
}

async function openPath(target: URL): Promise<NetworkPath> {
  const sockets = new Set<Socket>()
  const server: Server = createServer((near) => {
    if (path.state === 'cut') {
      near.destroy()
      return
    }
    const far = connect(Number(target.port), target.hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (data) => path.state === 'swallowing' || to.write(data))
      from.on('error', () => undefined)
      from.on('close', () => to.destroy())
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const path: NetworkPath = {
    port: (server.address() as AddressInfo).port,
    state: 'open',
    cut: () => {
      path.state = 'cut'
      for (const socket of sockets) socket.destroy()
    },
    close: () => {
      path.cut()
      server.close()
    },
  }
  return path
}

let path: NetworkPath
let app: TestApp
let token: string
beforeAll(async () => {
  const database = await testDatabase()
  const url = new URL(database.url)
  path = await openPath(url)
  app = await startApp({
    database: { ...database, url: Object.assign(new URL(url), { port: String(path.port) }).href },
  })
  token = (await app.join('Ana Pereira')).token
})
afterAll(async () => {
  // Statements that were swallowed are never answered: closing would wait for them.
  path.cut()
  path.state = 'open'
  await app.close()
  path.close()
})

const read = () => app.send(token, { method: 'GET', url: '/api/get-auth' })

async function timed<T>(work: () => Promise<T>) {
  const startedAt = performance.now()
  return { answer: await work(), tookMs: performance.now() - startedAt }
}

const unavailable = { status: 503, body: { code: 'unavailable' }, headers: { 'retry-after': '2' } }

async function answersAgain() {
  await expect.poll(async () => (await read()).status, { timeout: 15_000 }).toBe(200)
}

it('answers 503 with Retry-After while connections are cut, and by itself again after', async () => {
  path.cut()
  for (let call = 0; call < 5; call += 1) expect(await read()).toMatchObject(unavailable)
  expect(await app.send(undefined, { method: 'GET', url: '/api/ready' })).toMatchObject({ status: 503 })
  path.state = 'open'
  await answersAgain()
})

it('answers 503 long before a statement’s limit where the network swallows everything, and by itself again after', async () => {
  path.state = 'swallowing'
  const first = await timed(() => Promise.all([read(), read(), read()]))
  for (const answer of first.answer) expect(answer).toMatchObject(unavailable)
  expect(first.tookMs).toBeLessThan(8_000)
  const later = await timed(read)
  expect(later.answer).toMatchObject(unavailable)
  expect(later.tookMs).toBeLessThan(1_000)
  path.state = 'open'
  await answersAgain()
}, 40_000)

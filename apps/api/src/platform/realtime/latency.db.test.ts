import { afterAll, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { startTestingServer } from '../../../testing/harness/realtime-server.ts'
import { testDatabase } from '../../../testing/harness/test-database.ts'

const database = await testDatabase()
const maker = await startTestingServer(database.url)
const hearer = await startTestingServer(database.url)
afterAll(async () => {
  await maker.stop()
  await hearer.stop()
  await database.drop()
})

const rounds = 200

it('reaches a socket of another process soon after the commit', async ({ annotate }) => {
  const { key } = hearer.realtime.clientConfig
  const socket = new WebSocket(`ws://127.0.0.1:${hearer.port}/app/${key}?protocol=7`)
  const next = () => new Promise<string>((resolve) => socket.once('message', (data) => resolve(String(data))))
  const { socket_id } = JSON.parse(JSON.parse(await next()).data)
  const granted = await hearer.http.fastify.inject({
    method: 'POST',
    url: '/api/broadcasting/auth',
    headers: { authorization: 'Bearer token-of-7' },
    payload: { socket_id, channel_name: 'private-room.7' },
  })
  const subscribed = next()
  socket.send(
    JSON.stringify({ event: 'pusher:subscribe', data: { channel: 'private-room.7', auth: granted.json().auth } }),
  )
  await subscribed
  const took: number[] = []
  for (let n = 0; n < rounds; n += 1) {
    const heard = next()
    let committedAt = 0
    await maker.db.transaction(async (tx) => {
      tx.afterCommit(() => {
        committedAt = performance.now()
      })
      await maker.realtime.broadcast(tx, { channel: 'private-room.7', event: 'e', data: { n } })
    })
    await heard
    took.push(performance.now() - committedAt)
  }
  socket.close()
  took.sort((a, b) => a - b)
  const at = (share: number) => took[Math.floor(rounds * share)] ?? Number.NaN
  await annotate(`commit to socket: median ${at(0.5).toFixed(1)} ms, 99th of 100 ${at(0.99).toFixed(1)} ms`)
  expect(at(0.5)).toBeLessThan(20)
})

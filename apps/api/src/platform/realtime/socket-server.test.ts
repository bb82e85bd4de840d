import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { silentLog } from '../log/log.ts'
import { createHub } from './hub.ts'
import { createSigner } from './signer.ts'
import { serveSockets, socketLimits } from './socket-server.ts'

it('cuts a client that does not read, and keeps one that does', async () => {
  const hub = createHub()
  const http = createServer()
  const limits = { ...socketLimits, maxUnsentBytes: 200_000 }
  const sockets = serveSockets(http, {
    hub,
    signer: createSigner('key', 'secret'),
    isValid: async () => true,
    log: silentLog,
    limits,
    origins: { PUBLIC_URL: undefined, SOCKET_ORIGINS: [] },
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const subscriber = async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}/app/key?protocol=7`)
    const next = () => new Promise((resolve) => socket.once('message', resolve))
    await next()
    socket.send('{"event":"pusher:subscribe","data":{"channel":"news"}}')
    await next()
    return { socket, next }
  }
  const [reader, sleeper] = [await subscriber(), await subscriber()]
  sleeper.socket.pause()
  const live = { channel: 'news', event: 'e', json: JSON.stringify('x'.repeat(50_000)), exceptSocketId: null }
  while (hub.peers.size === 2) {
    const heard = reader.next()
    hub.deliver(live)
    await heard
    await setImmediate()
  }
  expect(hub.peers.size).toBe(1)
  expect(reader.socket.readyState).toBe(WebSocket.OPEN)
  sleeper.socket.terminate()
  await sockets.stop()
  http.close()
})

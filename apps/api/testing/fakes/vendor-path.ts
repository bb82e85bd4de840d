import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { passSocket } from '../harness/pass-socket.ts'

/**
 * How a vendor fails. `slow` does what was asked and answers, both too late; `refused` takes no connection; `cut` does it and ends the
 * connection in the middle of the answer; `page` and `error` do nothing and answer a page with 200, or 500; `half` and `types` do it and
 * answer half of the JSON, or JSON with other types; `nonsense` is one of the last four after the other.
 */
export type Illness = 'slow' | 'refused' | 'cut' | 'nonsense' | (typeof nonsense)[number]
const nonsense = ['page', 'half', 'error', 'types'] as const

interface Answer {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

const page = '<!doctype html><html><title>Welcome</title><p>Please sign in to this network.</p></html>'

/** The same shape with a value of another type in every place. */
function otherTypes(value: unknown): unknown {
  if (Array.isArray(value)) return { 0: value.map(otherTypes) }
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, otherTypes(inner)]))
  if (typeof value === 'string') return value.length
  return typeof value === 'number' ? `about ${value}` : [value]
}

function withOtherTypes(text: string): string {
  try {
    return JSON.stringify(otherTypes(JSON.parse(text)))
  } catch {
    return '[1, "two"]'
  }
}

interface Target {
  readonly hostname: string
  readonly port: string
}

const forward = (near: IncomingMessage, body: Buffer, { hostname, port }: Target) =>
  new Promise<Answer>((resolve, reject) => {
    const { method, url, headers } = near
    const far = request({ host: hostname, port, method, path: url, headers, agent: false }, (answer) => {
      buffer(answer).then((got) => {
        resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: got })
      }, reject)
    })
    far.once('error', reject)
    far.end(body)
  })

const pass = (reply: ServerResponse, { status, headers, body }: Answer) => {
  const { 'transfer-encoding': _, ...rest } = headers
  reply.writeHead(status, { ...rest, 'content-length': body.length }).end(body)
}

/** A path over HTTP to the fake of a vendor, which stays as it is and is reached as long as the path is well. */
export async function openVendorPath(target: string) {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let illness: Illness | undefined
  let slowMs = 0
  let calls = 0
  let failed = 0

  const answer = async (near: IncomingMessage, reply: ServerResponse): Promise<unknown> => {
    calls += 1
    const body = await buffer(near)
    const kind = illness === 'nonsense' ? nonsense[failed % nonsense.length] : illness
    if (kind) failed += 1
    if (kind === 'page') return reply.writeHead(200, { 'content-type': 'text/html' }).end(page)
    if (kind === 'error') return reply.writeHead(500, { 'content-type': 'text/plain' }).end('Internal Server Error')
    if (kind === 'slow') await pause(slowMs)
    const got = await forward(near, body, { hostname, port })
    const half = got.body.subarray(0, Math.floor(got.body.length / 2))
    if (kind === 'half') return pass(reply, { ...got, body: half })
    if (kind === 'types') return pass(reply, { ...got, body: Buffer.from(withOtherTypes(String(got.body))) })
    if (kind !== 'cut') return pass(reply, got)
    reply.writeHead(got.status, { 'content-length': got.body.length + 1 }).write(half)
    return void setImmediate(() => near.socket.destroy())
  }

  const server = createServer((near, reply) => {
    answer(near, reply).catch(() => near.socket.destroy())
  })
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.once('close', () => sockets.delete(socket))
  })
  server.on('upgrade', (near, socket: Socket, head) =>
    passSocket(near, socket, head, { host: hostname, port: Number(port) }),
  )
  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1')
    await once(server, 'listening')
  }
  await listen(0)
  const ownPort = (server.address() as AddressInfo).port
  const endAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  const stop = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    endAll()
    await closed
  }
  return {
    url: `http://127.0.0.1:${ownPort}`,
    port: ownPort,
    /** How many calls came, and how many of them failed. */
    counts: () => ({ calls, failed }),
    /** From the next call on; without one it is well again. */
    fall: async (into?: Illness, lateMs = 0) => {
      illness = into
      slowMs = lateMs
      if (into === 'refused') await stop()
      else if (!server.listening) await listen(ownPort)
    },
    close: stop,
  }
}

export type VendorPath = Awaited<ReturnType<typeof openVendorPath>>

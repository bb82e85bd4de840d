import { once } from 'node:events'
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, request, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { passSocket } from '../../apps/api/testing/harness/pass-socket.ts'

const askEveryMs = 500
const readyLimitMs = 1_500
const tryForMs = 1_500

interface Instance {
  readonly port: number
  isReady: boolean
  inHand: number
}

type Received = { readonly answer: IncomingMessage } | { readonly fault: NodeJS.ErrnoException }

/**
 * A proxy as operators have one: asks each instance for readiness, spreads what comes, and sends a request that reached none to the next. A
 * request that an instance has received and not answered is answered 502.
 */
export async function startProxy(ports: readonly number[]) {
  const instances: Instance[] = ports.map((port) => ({ port, isReady: false, inHand: 0 }))
  const choose = (tried: ReadonlySet<Instance>) =>
    instances.filter((one) => one.isReady && !tried.has(one)).sort((a, b) => a.inHand - b.inHand)[0]
  const ask = async (instance: Instance) => {
    const signal = AbortSignal.timeout(readyLimitMs)
    const answer = await fetch(`http://127.0.0.1:${instance.port}/api/ready`, { signal }).catch(() => undefined)
    instance.isReady = answer?.ok === true
    await answer?.body?.cancel().catch(() => undefined)
  }
  const asking = setInterval(() => void Promise.all(instances.map(ask)), askEveryMs)
  const server = createServer((near, reply) => {
    pass(near, reply, choose).catch(() => reply.destroy())
  })
  server.on('upgrade', (near: IncomingMessage, socket: Socket, head: Buffer) => {
    socket.on('error', () => undefined)
    const instance = choose(new Set())
    if (instance) passSocket(near, socket, head, { host: '127.0.0.1', port: instance.port })
    else socket.end('HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\n\r\n')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** How many instances are ready. */
    ready: () => instances.filter(({ isReady }) => isReady).length,
    close: () => {
      clearInterval(asking)
      server.closeAllConnections()
      server.close()
    },
  }
}

async function pass(
  near: IncomingMessage,
  reply: ServerResponse,
  choose: (tried: ReadonlySet<Instance>) => Instance | undefined,
): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of near) chunks.push(chunk as Buffer)
  const body = Buffer.concat(chunks)
  const tried = new Set<Instance>()
  for (const untilMs = performance.now() + tryForMs; performance.now() < untilMs; ) {
    const instance = choose(tried)
    if (!instance) {
      tried.clear()
      await new Promise((again) => setTimeout(again, 50))
      continue
    }
    tried.add(instance)
    const received = await send(near, body, instance)
    if ('answer' in received) {
      reply.writeHead(received.answer.statusCode ?? 502, received.answer.headers)
      received.answer.pipe(reply)
      return
    }
    // It reached nobody.
    if (received.fault.code === 'ECONNREFUSED') instance.isReady = false
    else return void reply.writeHead(502, { 'x-fault': received.fault.code ?? 'none' }).end()
  }
  reply.writeHead(503, { 'x-fault': 'no instance', 'retry-after': '2' }).end()
}

function send(near: IncomingMessage, body: Buffer, instance: Instance): Promise<Received> {
  const headers: OutgoingHttpHeaders = { ...near.headers, connection: 'close', 'content-length': body.length }
  delete headers['transfer-encoding']
  const { method = 'GET', url = '/' } = near
  instance.inHand += 1
  return new Promise<Received>((resolve) => {
    const far = request({ host: '127.0.0.1', port: instance.port, method, path: url, headers, agent: false })
    far.once('response', (answer) => resolve({ answer }))
    far.on('error', (fault) => resolve({ fault }))
    far.end(method === 'GET' ? undefined : body)
  }).finally(() => {
    instance.inHand -= 1
  })
}

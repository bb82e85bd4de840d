import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { overTcp } from './over-tcp.ts'

/** When the server ends a connection that answers nothing any more, as the product asks of it (`serverKeepAlive`). */
const forgottenAfterMs = 25_000

/** A network path to a server that can be cut, or swallow all that is sent. */
export interface NetworkPath {
  /** The address of the server by this path. */
  readonly url: string
  /** Ends every connection, and refuses new ones. */
  cut(): void
  /**
   * Passes nothing more, and ends nothing. As behind a firewall that has forgotten them, connections from before or meanwhile never
   * carry anything again: the server hears nothing of later ones, and gives those from before up after a while.
   */
  swallow(): void
  /** Everything takes this much longer, in each direction. */
  lengthen(byMs: number): void
  /** Passes what new connections send. */
  open(): void
  close(): void
}

/** Passes each part after its time, and none before those that came earlier. */
function inOrder(write: (data: Buffer) => void) {
  const waiting: { readonly data: Buffer; readonly dueMs: number }[] = []
  const pass = () => {
    for (let next = waiting[0]; next; next = waiting[0]) {
      const leftMs = next.dueMs - performance.now()
      if (leftMs > 0) return void setTimeout(pass, leftMs)
      waiting.shift()
      write(next.data)
    }
  }
  return (data: Buffer, afterMs: number) => {
    if (waiting.length === 0 && afterMs === 0) return write(data)
    waiting.push({ data, dueMs: performance.now() + afterMs })
    if (waiting.length === 1) pass()
  }
}

export async function openNetworkPath(url: string): Promise<NetworkPath> {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  const swallowed = new WeakSet<Socket>()
  const serverEnds = new Set<Socket>()
  let longerMs = 0
  let state: 'open' | 'cut' | 'swallowing' = 'open'
  const server = createServer((near) => {
    near.on('error', () => undefined)
    if (state === 'cut') return void near.destroy()
    sockets.add(near)
    near.once('close', () => sockets.delete(near))
    if (state === 'swallowing') return void near.resume()
    const far = connect(Number(target.port), target.hostname)
    serverEnds.add(far)
    far.once('close', () => serverEnds.delete(far))
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      const pass = inOrder((data) => to.writable && to.write(data))
      from.on('data', (data) => swallowed.has(from) || pass(data, longerMs))
      from.on('error', () => undefined)
      from.on('close', () => {
        sockets.delete(from)
        // An end is a packet too.
        if (!swallowed.has(from)) to.destroy()
      })
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    state = 'cut'
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: overTcp(url, (server.address() as AddressInfo).port),
    cut,
    swallow: () => {
      state = 'swallowing'
      for (const socket of sockets) swallowed.add(socket)
      const forgotten = [...serverEnds]
      setTimeout(() => forgotten.map((socket) => socket.destroy()), forgottenAfterMs).unref()
    },
    lengthen: (byMs) => {
      longerMs = byMs
    },
    open: () => {
      state = 'open'
    },
    close: () => {
      cut()
      server.close()
    },
  }
}

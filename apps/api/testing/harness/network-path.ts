import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** When the server ends a connection that answers nothing any more, as the product asks of it (`serverKeepAlive`). */
const forgottenAfterMs = 25_000

/** A network path to a server that can be cut, or swallow all that is sent. */
export interface NetworkPath {
  readonly port: number
  /** Ends every connection, and refuses new ones. */
  cut(): void
  /**
   * Passes nothing more, and ends nothing. As behind a firewall that has forgotten them, connections from before or meanwhile never
   * carry anything again: the server hears nothing of later ones, and gives those from before up after a while.
   */
  swallow(): void
  /** Passes what new connections send. */
  open(): void
  close(): void
}

export async function openNetworkPath(target: { hostname: string; port: string }): Promise<NetworkPath> {
  const sockets = new Set<Socket>()
  const swallowed = new WeakSet<Socket>()
  const serverEnds = new Set<Socket>()
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
      from.on('data', (data) => swallowed.has(from) || to.write(data))
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
    port: (server.address() as AddressInfo).port,
    cut,
    swallow: () => {
      state = 'swallowing'
      for (const socket of sockets) swallowed.add(socket)
      const forgotten = [...serverEnds]
      setTimeout(() => forgotten.map((socket) => socket.destroy()), forgottenAfterMs).unref()
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

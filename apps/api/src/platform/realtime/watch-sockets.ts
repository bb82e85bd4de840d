import type { WebSocket } from 'ws'
import { errorFrame, pingFrame } from './frames.ts'

interface SocketWatch {
  /** Call for everything that a socket receives. */
  heard(socket: WebSocket): void
  forget(socket: WebSocket): void
  stop(): void
}

/** Pings sockets that have been silent and closes those that do not answer. */
export function watchSockets(limits: { readonly pingAfterMs: number; readonly pongWithinMs: number }): SocketWatch {
  const heardAt = new Map<WebSocket, number>()
  const pingedAt = new Map<WebSocket, number>()

  const closeSilent = (socket: WebSocket) => {
    socket.send(errorFrame(4201, 'Pong reply not received in time.'))
    socket.close(4201)
    heardAt.delete(socket)
    setTimeout(() => socket.terminate(), 1_000).unref()
  }
  // Browsers cannot be asked by a protocol-level ping alone to prove their page is alive, so both kinds are sent.
  const ping = (socket: WebSocket, now: number) => {
    pingedAt.set(socket, now)
    socket.send(pingFrame)
    socket.ping()
  }
  const sweep = () => {
    const now = Date.now()
    for (const [socket, at] of heardAt) {
      const pinged = pingedAt.get(socket)
      if (pinged !== undefined && now - pinged >= limits.pongWithinMs) closeSilent(socket)
      else if (pinged === undefined && now - at >= limits.pingAfterMs) ping(socket, now)
    }
  }
  const timer = setInterval(sweep, Math.min(5_000, limits.pongWithinMs / 4)).unref()

  return {
    heard: (socket) => {
      heardAt.set(socket, Date.now())
      pingedAt.delete(socket)
    },
    forget: (socket) => {
      heardAt.delete(socket)
      pingedAt.delete(socket)
    },
    stop: () => clearInterval(timer),
  }
}

import { randomInt } from 'node:crypto'
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Log } from '../log/log.ts'
import { answerFrame } from './answer-frame.ts'
import { errorFrame, establishedFrame } from './frames.ts'
import type { Grant, Hub, Peer } from './hub.ts'
import { isOwnOrigin, type OriginSettings } from './own-origin.ts'
import type { Signer } from './signer.ts'
import { watchSockets } from './watch-sockets.ts'

export interface SocketLimits {
  readonly maxConnections: number
  /** Unsent bytes at which a client that does not read is cut; it comes back and catches up. */
  readonly maxUnsentBytes: number
  readonly activityTimeoutS: number
  readonly pingAfterMs: number
  readonly pongWithinMs: number
}
export const socketLimits: SocketLimits = {
  maxConnections: 10_000,
  maxUnsentBytes: 1024 * 1024,
  activityTimeoutS: 30,
  pingAfterMs: 60_000,
  pongWithinMs: 30_000,
}
const maxFrameBytes = 64 * 1024

/** Why a connection cannot be: a close code of the protocol. 41xx makes clients try again later, 40xx never. */
const refusalOf = (
  url: URL,
  deps: { hub: Hub; signer: Signer; limits: SocketLimits },
): [number, string] | undefined => {
  if (url.pathname.slice('/app/'.length) !== deps.signer.key) return [4001, 'There is no app with this key.']
  const version = url.searchParams.get('protocol')
  if (version !== null && !/^\d{1,3}$/.test(version)) return [4006, 'The protocol version is not a number.']
  if (version !== null && (Number(version) < 4 || Number(version) > 7))
    return [4007, 'Protocol versions 4 to 7 are supported.']
  if (deps.hub.peers.size >= deps.limits.maxConnections) return [4100, 'The server is full. Try again shortly.']
  return undefined
}

interface SocketDeps {
  readonly hub: Hub
  readonly signer: Signer
  readonly isValid: (grant: Grant, channel: string) => Promise<boolean>
  readonly log: Log
  readonly limits: SocketLimits
  readonly origins: OriginSettings
}

/** At a stop the sockets close one after the other, all of them within this time. */
const closeEveryMs = 10
const closeWithinMs = 3_000

/** Speaks the Pusher protocol on `/app/{key}` of an HTTP server. */
export function serveSockets(server: Server, deps: SocketDeps): { closeAll(): void; stop(): Promise<void> } {
  const wss = new WebSocketServer({ noServer: true, maxPayload: maxFrameBytes, perMessageDeflate: false })
  const watch = watchSockets(deps.limits)

  const upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const url = URL.parse(request.url ?? '', 'http://localhost')
    if (!url || !/^\/app\/[\w.-]{1,200}$/.test(url.pathname)) {
      stream.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\ncontent-length: 0\r\n\r\n')
      return
    }
    if (!isOwnOrigin(request.headers, deps.origins)) {
      deps.log.warn('realtime.origin', { origin: request.headers.origin?.slice(0, 200) })
      stream.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\ncontent-length: 0\r\n\r\n')
      return
    }
    wss.handleUpgrade(request, stream, head, (socket) => {
      const refusal = refusalOf(url, deps)
      if (refusal) refuse(socket, ...refusal)
      else welcome(socket, watch, deps)
    })
  }
  server.on('upgrade', upgrade)

  const closeAll = () => {
    for (const peer of deps.hub.peers.values()) peer.close(1001)
  }
  /** Clients come back at once: many of them do not at the same moment. */
  const closeInTurn = async () => {
    const peers = [...deps.hub.peers.values()]
    const pauseMs = Math.min(closeEveryMs, closeWithinMs / peers.length)
    for (const [index, peer] of peers.entries()) {
      peer.close(1001)
      // A timer is no finer than a millisecond.
      if (Math.floor(index * pauseMs) < Math.floor((index + 1) * pauseMs)) await pause(Math.max(1, pauseMs))
    }
  }
  return {
    closeAll,
    stop: async () => {
      watch.stop()
      server.off('upgrade', upgrade)
      await closeInTurn()
      const deadline = setTimeout(() => {
        for (const socket of wss.clients) socket.terminate()
      }, 1_000)
      await new Promise<void>((resolve) => wss.close(() => resolve()))
      clearTimeout(deadline)
    },
  }
}

function refuse(socket: WebSocket, code: number, message: string): void {
  socket.on('error', () => undefined)
  socket.send(errorFrame(code, message))
  socket.close(code, message)
}

/** Makes a socket a peer of the hub until it closes. */
function welcome(socket: WebSocket, watch: ReturnType<typeof watchSockets>, deps: SocketDeps): void {
  const { hub, limits } = deps
  const peer = peerOf(socket, limits)
  const heard = () => watch.heard(socket)
  hub.enter(peer)
  heard()
  socket.on('message', async (data, isBinary) => {
    heard()
    // It was closed from here and its client has not noticed yet.
    if (!hub.peers.has(peer.socketId)) return
    const answer = isBinary ? errorFrame(4300, 'Send text frames.') : answerFrame(deps, peer, String(data))
    if (typeof answer === 'string') peer.send(answer)
    else if (answer) peer.send(await answer)
  })
  socket.on('pong', heard)
  socket.on('ping', heard)
  socket.on('error', (error) => deps.log.debug('realtime.socket', { reason: error.message }))
  socket.on('close', () => {
    hub.leave(peer)
    watch.forget(socket)
  })
  peer.send(establishedFrame(peer.socketId, limits.activityTimeoutS))
}

const peerOf = (socket: WebSocket, { maxUnsentBytes }: SocketLimits): Peer => ({
  socketId: `${randomInt(1, 2 ** 47)}.${randomInt(1, 2 ** 47)}`,
  channels: new Map(),
  asking: new Map(),
  send: (frame) => {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > maxUnsentBytes) socket.terminate()
    else socket.send(frame)
  },
  close: (code) => socket.close(code),
})

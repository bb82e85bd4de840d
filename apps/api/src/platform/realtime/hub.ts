import type { UserId } from '@washline/contract/ids'
import { eventFrame, refusedFrame } from './frames.ts'
import type { LiveEvent } from './live-event.ts'

/** One connected client. */
export interface Peer {
  readonly socketId: string
  readonly channels: Set<string>
  /** Who asked for the signature of a channel, as far as known. */
  readonly askedBy: Map<string, number>
  /** Channels that this socket's signatures no longer open. */
  readonly revoked: Set<string>
  send(frame: string): void
  close(code: number): void
}

/** The sockets of this process and the channels that they hear. */
export interface Hub {
  readonly peers: ReadonlyMap<string, Peer>
  enter(peer: Peer): void
  leave(peer: Peer): void
  subscribe(peer: Peer, channel: string): void
  unsubscribe(peer: Peer, channel: string): void
  deliver(live: LiveEvent): void
  /** Notes whose signature a socket got, and lifts an earlier revocation; false when the socket is not here. */
  grant(socketId: string, channel: string, userId: UserId): boolean
  revoke(channel: string, userId: UserId): void
}

const maxRemembered = 400

export function createHub(): Hub {
  const peers = new Map<string, Peer>()
  const rooms = new Map<string, Set<Peer>>()

  const unsubscribe = (peer: Peer, channel: string) => {
    peer.channels.delete(channel)
    const room = rooms.get(channel)
    room?.delete(peer)
    if (room?.size === 0) rooms.delete(channel)
  }

  return {
    peers,
    enter: (peer) => {
      peers.set(peer.socketId, peer)
    },
    leave: (peer) => {
      for (const channel of [...peer.channels]) unsubscribe(peer, channel)
      peers.delete(peer.socketId)
    },
    subscribe: (peer, channel) => {
      peer.channels.add(channel)
      const room = rooms.get(channel) ?? new Set()
      rooms.set(channel, room.add(peer))
    },
    unsubscribe,
    deliver: (live) => {
      const room = rooms.get(live.channel)
      if (!room) return
      const frame = eventFrame(live)
      for (const peer of room) if (peer.socketId !== live.exceptSocketId) peer.send(frame)
    },
    grant: (socketId, channel, userId) => {
      const peer = peers.get(socketId)
      if (!peer) return false
      if (peer.askedBy.size >= maxRemembered) peer.askedBy.clear()
      peer.askedBy.set(channel, userId)
      peer.revoked.delete(channel)
      return true
    },
    revoke: (channel, userId) => {
      for (const peer of peers.values()) {
        const hears = peer.channels.has(channel)
        const asked = peer.askedBy.get(channel)
        // A subscriber whose person is not known is dropped too: it may ask again.
        if (asked !== userId && !(hears && asked === undefined)) continue
        peer.revoked.add(channel)
        if (!hears) continue
        unsubscribe(peer, channel)
        peer.send(refusedFrame(channel, 'AuthError', 'Access to this channel has ended.', 403))
      }
    },
  }
}

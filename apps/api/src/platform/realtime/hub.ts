import type { SessionId, UserId } from '@washline/contract/ids'
import { eventFrame, refusedFrame } from './frames.ts'
import type { LiveEvent } from './live-event.ts'

/** For whom a subscription was signed. */
export interface Grant {
  readonly session: SessionId
  readonly userId: UserId
}

/** One connected client. */
export interface Peer {
  readonly socketId: string
  /** What it hears, each by its grant; a public channel has none. */
  readonly channels: Map<string, Grant | undefined>
  /** Subscriptions whose grant is being checked. What ends a grant takes it out of here, too. */
  readonly asking: Map<string, Grant>
  send(frame: string): void
  close(code: number): void
}

/** The sockets of this process and the channels that they hear. */
export interface Hub {
  readonly peers: ReadonlyMap<string, Peer>
  enter(peer: Peer): void
  leave(peer: Peer): void
  subscribe(peer: Peer, channel: string, grant?: Grant): void
  unsubscribe(peer: Peer, channel: string): void
  deliver(live: LiveEvent): void
  /** Ends a person's subscriptions to one channel. */
  revoke(channel: string, userId: UserId): void
  /**
   * Closes every socket that hears something in a session: a client that comes back needs new signatures. What is only asked for in
   * it is refused.
   */
  end(session: SessionId): void
  sessions(): Set<SessionId>
}

/** Makes clients connect again at once. */
const reconnectCode = 4200

export function createHub(): Hub {
  const peers = new Map<string, Peer>()
  const rooms = new Map<string, Set<Peer>>()

  const unsubscribe = (peer: Peer, channel: string) => {
    peer.asking.delete(channel)
    peer.channels.delete(channel)
    const room = rooms.get(channel)
    room?.delete(peer)
    if (room?.size === 0) rooms.delete(channel)
  }
  const leave = (peer: Peer) => {
    for (const channel of [...peer.channels.keys()]) unsubscribe(peer, channel)
    peer.asking.clear()
    peers.delete(peer.socketId)
  }
  const grantsOf = (peer: Peer) => [...peer.channels.values(), ...peer.asking.values()]

  return {
    peers,
    enter: (peer) => {
      peers.set(peer.socketId, peer)
    },
    leave,
    subscribe: (peer, channel, grant) => {
      peer.channels.set(channel, grant)
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
    revoke: (channel, userId) => {
      for (const peer of peers.values()) {
        const grant = peer.channels.get(channel) ?? peer.asking.get(channel)
        if (grant?.userId !== userId) continue
        unsubscribe(peer, channel)
        peer.send(refusedFrame(channel, 'AuthError', 'Access to this channel has ended.', 403))
      }
    },
    end: (session) => {
      for (const peer of [...peers.values()]) {
        for (const [channel, grant] of peer.asking) if (grant.session === session) peer.asking.delete(channel)
        if (![...peer.channels.values()].some((grant) => grant?.session === session)) continue
        // Nothing more is sent, however long the client takes to close.
        leave(peer)
        peer.close(reconnectCode)
      }
    },
    sessions: () => {
      const open = new Set<SessionId>()
      for (const peer of peers.values()) for (const grant of grantsOf(peer)) if (grant) open.add(grant.session)
      return open
    },
  }
}

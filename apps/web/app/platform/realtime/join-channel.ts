import { getSession } from '../session/session.ts'
import type { Live } from './connect.ts'
import { followSubscription } from './follow-subscription.ts'
import { openLive } from './live.ts'

export interface Join {
  token: string
  /** The full name, with its `private-`. */
  channel: string
  events: readonly string[]
  hear: (event: string, data: unknown) => void
  /** At each join, and at times while the subscription is refused. */
  joined: () => void
}

const users = new Map<string, number>()

/** Subscribes, and returns the function that leaves. The last subscriber leaves the channel itself. */
export function joinChannel(join: Join): () => void {
  const name = join.channel.replace(/^private-/, '')
  const key = `${join.token} ${name}`
  users.set(key, (users.get(key) ?? 0) + 1)
  let leave: (() => void) | undefined
  let hasLeft = false
  openLive(join.token).then(
    (live) => {
      if (hasLeft) return
      const stop = listen(live, name, join)
      leave = () => {
        stop()
        // Without its session the whole connection closes: nothing may be sent on it any more.
        if (users.get(key) === 0 && getSession().token === join.token) live.leaveChannel(join.channel)
      }
    },
    () => undefined,
  )
  return () => {
    hasLeft = true
    users.set(key, (users.get(key) ?? 1) - 1)
    leave?.()
  }
}

function listen(live: Live, name: string, join: Join): () => void {
  const channel = live.private(name)
  const handlers = join.events.map((event) => {
    const handler = (data: unknown) => join.hear(event, data)
    // A leading dot prevents Echo from adding a namespace to the name.
    channel.listen(`.${event}`, handler)
    return () => channel.stopListening(`.${event}`, handler)
  })
  const subscription = live.connector.pusher.channel(join.channel)
  const unfollow = subscription && followSubscription(subscription, join.joined)
  return () => {
    for (const stop of handlers) stop()
    unfollow?.()
  }
}

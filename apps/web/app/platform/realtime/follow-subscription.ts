import type { Channel } from 'pusher-js'
import { logProblem } from './log-problem.ts'
import { setRefused } from './refused-channels.ts'

const firstMs = 3_000
const longestMs = 30_000

/** What a server, or the authorization call, answers for a refusal. */
interface Refused {
  status?: number
  error?: string
}

/**
 * Follows one subscriber's subscription. `read` runs at each join; while the channel is refused, which is logged and
 * shown, it runs in place of the events, and the subscription is tried again, ever less often. Returns what ends this.
 */
export function followSubscription(channel: Channel, read: () => void): () => void {
  const subscriber = Symbol(channel.name)
  let waitMs = firstMs
  let timer: ReturnType<typeof setTimeout> | undefined

  const isConnected = () => channel.pusher.connection.state === 'connected'
  const retry = () => {
    read()
    // Another subscriber of this channel may have tried already. A lost connection subscribes again by itself.
    if (isConnected() && !channel.subscribed && !channel.subscriptionPending) channel.subscribe()
  }
  const wait = () => {
    setRefused(subscriber, true)
    clearTimeout(timer)
    timer = setTimeout(retry, waitMs)
    waitMs = Math.min(waitMs * 2, longestMs)
  }
  const refused = ({ status, error }: Refused = {}) => {
    // pusher-js leaves it set where the server refuses, and would never subscribe again.
    channel.subscriptionPending = false
    logProblem(`Subscription to ${channel.name} was refused with status ${status ?? 'unknown'}`, error ?? '')
    wait()
  }
  const accepted = () => {
    clearTimeout(timer)
    waitMs = firstMs
    setRefused(subscriber, false)
    read()
  }

  channel.bind('pusher:subscription_succeeded', accepted)
  channel.bind('pusher:subscription_error', refused)
  if (channel.subscribed) accepted()
  else if (isConnected() && !channel.subscriptionPending) wait()
  return () => {
    clearTimeout(timer)
    setRefused(subscriber, false)
    channel.unbind('pusher:subscription_succeeded', accepted)
    channel.unbind('pusher:subscription_error', refused)
  }
}

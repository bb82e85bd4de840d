import { realtimeMessages } from '@washline/contract/platform/messages'
import { fits, type Signal } from '@washline/contract/signal'
import { useEffect, useEffectEvent } from 'react'
import type { ZodType, z } from 'zod'
import { pageDrawn } from '../hydration/page-drawn.ts'
import { useSession } from '../session/use-session.ts'
import { joinChannel } from './join-channel.ts'
import { logProblem } from './log-problem.ts'

export interface Listener {
  readonly event: string
  readonly hear: (data: unknown) => void
}

/** Binds a signal of the contract to its handler. Data of another shape is dropped. */
export function on<S extends ZodType>(signal: Signal<S>, handle: (data: z.output<S>) => void): Listener {
  return {
    event: signal.event,
    hear: (data) => {
      if (fits(signal, data)) handle(data as z.output<S>)
    },
  }
}

export interface ChannelOptions {
  /**
   * After every subscription, the first and each after a lost connection, and at times while the subscription is refused:
   * read again what may have been missed.
   */
  onJoined?: () => void
}

/**
 * Subscribes to a channel while the component is mounted: `useChannel(orderChannel(id), [on(statusChanged, ...)])`. The
 * events are fixed at the first render; their handlers are always the latest. `null` subscribes to nothing.
 */
export function useChannel(channel: string | null, listeners: readonly Listener[], options: ChannelOptions = {}): void {
  const { token } = useSession()
  const events = listeners.map(({ event }) => event).join(' ')
  const hear = useEffectEvent((event: string, data: unknown) => {
    for (const listener of listeners) if (listener.event === event) listener.hear(data)
  })
  const joined = useEffectEvent(() => options.onJoined?.())
  useEffect(() => {
    if (channel === null) return
    if (!token) return logProblem(realtimeMessages.tokenMissing)
    let hasLeft = false
    const leave = joinChannel({
      token,
      channel,
      events: events.split(' '),
      hear: (event, data) => hear(event, data),
      // What was read a moment ago is read again when the page that it drew answers touches.
      joined: () => void pageDrawn().then(() => hasLeft || joined()),
    })
    return () => {
      hasLeft = true
      leave()
    }
  }, [token, channel, events])
}

import { z } from 'zod'
import type { LiveEvent } from './live-event.ts'

const frame = (event: string, data: unknown, channel?: string) => JSON.stringify({ event, channel, data })

export const establishedFrame = (socketId: string, activityTimeoutS: number) =>
  frame('pusher:connection_established', JSON.stringify({ socket_id: socketId, activity_timeout: activityTimeoutS }))
export const errorFrame = (code: number, message: string) => frame('pusher:error', { code, message })
export const pingFrame = frame('pusher:ping', {})
export const pongFrame = frame('pusher:pong', {})
export const subscribedFrame = (channel: string) => frame('pusher_internal:subscription_succeeded', '{}', channel)
export const refusedFrame = (channel: string, type: string, error: string, status: number) =>
  frame('pusher:subscription_error', { type, error, status }, channel)
export const eventFrame = (live: LiveEvent) => frame(live.event, live.json, live.channel)

const clientFrame = z.object({ event: z.string().min(1).max(200), data: z.unknown(), channel: z.string().optional() })
export type ClientFrame = z.infer<typeof clientFrame>

const fromJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What a client sent, or nothing when it is no frame of the protocol. */
export const readFrame = (text: string): ClientFrame | undefined => clientFrame.safeParse(fromJson(text)).data

const subscription = z.object({
  channel: z.string(),
  auth: z.string().max(500).optional(),
  channel_data: z.string().max(5_000).nullish(),
})
/** The data of a subscribe or unsubscribe frame; some clients encode it twice. */
export const readSubscription = (data: unknown) =>
  subscription.safeParse(typeof data === 'string' ? fromJson(data) : data).data

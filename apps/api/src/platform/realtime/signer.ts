import { createHmac, timingSafeEqual } from 'node:crypto'

/** Anchored at both ends of the text: anything longer could make a signature for another channel. */
export const isSocketId = (text: string): boolean => text.length <= 40 && /^\d+\.\d+$/.test(text)
export const isChannelName = (text: string): boolean => text.length <= 200 && /^[-\w=@,.;]+$/.test(text)

export interface Signer {
  readonly key: string
  /** The `auth` of a subscription. `channelData` is signed as sent, for presence channels. */
  sign(socketId: string, channel: string, channelData?: string): string
  isValid(auth: string, socketId: string, channel: string, channelData?: string): boolean
}

export function createSigner(key: string, secret: string): Signer {
  const sign = (socketId: string, channel: string, channelData?: string) => {
    if (!isSocketId(socketId) || !isChannelName(channel)) throw new Error('not a socket id and channel to sign')
    const text = channelData === undefined ? `${socketId}:${channel}` : `${socketId}:${channel}:${channelData}`
    return `${key}:${createHmac('sha256', secret).update(text).digest('hex')}`
  }
  return {
    key,
    sign,
    isValid: (auth, socketId, channel, channelData) => {
      const given = Buffer.from(auth)
      const wanted = Buffer.from(sign(socketId, channel, channelData))
      return given.length === wanted.length && timingSafeEqual(given, wanted)
    },
  }
}

import { errorFrame, pongFrame, readFrame, readSubscription, refusedFrame, subscribedFrame } from './frames.ts'
import type { Hub, Peer } from './hub.ts'
import { isChannelName, type Signer } from './signer.ts'

const maxChannels = 200
const needsSignature = (channel: string) => /^(private|presence)-/.test(channel)

function answerSubscribe(deps: { hub: Hub; signer: Signer }, peer: Peer, data: unknown): string {
  const wanted = readSubscription(data)
  if (!wanted) return errorFrame(4300, 'A subscription names its channel.')
  const { channel, auth = '', channel_data: channelData } = wanted
  if (!isChannelName(channel)) return refusedFrame(channel, 'InvalidChannel', 'This is not a channel name.', 400)
  const isSigned = deps.signer.isValid(auth, peer.socketId, channel, channelData ?? undefined)
  if (needsSignature(channel) && (!isSigned || peer.revoked.has(channel)))
    return refusedFrame(channel, 'AuthError', 'The signature of this subscription is not valid.', 401)
  if (peer.channels.size >= maxChannels && !peer.channels.has(channel))
    return refusedFrame(channel, 'LimitReached', `At most ${maxChannels} channels per connection.`, 403)
  deps.hub.subscribe(peer, channel)
  return subscribedFrame(channel)
}

/** The answer to one frame of a client, if it has one. Whatever the frame holds, the connection stays open. */
export function answerFrame(deps: { hub: Hub; signer: Signer }, peer: Peer, text: string): string | undefined {
  const frame = readFrame(text)
  if (!frame) return errorFrame(4300, 'This is not a frame of the protocol.')
  switch (frame.event) {
    case 'pusher:ping':
      return pongFrame
    case 'pusher:subscribe':
      return answerSubscribe(deps, peer, frame.data)
    case 'pusher:unsubscribe': {
      const left = readSubscription(frame.data)
      if (left) deps.hub.unsubscribe(peer, left.channel)
      return undefined
    }
    default:
      return frame.event.startsWith('client-') ? errorFrame(4301, 'Client events are not relayed.') : undefined
  }
}

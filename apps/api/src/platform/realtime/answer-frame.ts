import { errorFrame, pongFrame, readFrame, readSubscription, refusedFrame, subscribedFrame } from './frames.ts'
import { readGrant } from './grants.ts'
import type { Grant, Hub, Peer } from './hub.ts'
import { isChannelName, type Signer } from './signer.ts'

const maxChannels = 200
const needsSignature = (channel: string) => /^(private|presence)-/.test(channel)

interface AnswerDeps {
  readonly hub: Hub
  readonly signer: Signer
  /** Whether the session of a signature goes on and may still hear the channel. */
  readonly isValid: (grant: Grant, channel: string) => Promise<boolean>
}

const unsigned = (channel: string) =>
  refusedFrame(channel, 'AuthError', 'The signature of this subscription is not valid.', 401)

async function subscribeSigned(deps: AnswerDeps, peer: Peer, channel: string, grant: Grant): Promise<string> {
  peer.asking.set(channel, grant)
  const isValid = await deps.isValid(grant, channel)
  // What ended meanwhile was taken out.
  const isWanted = peer.asking.get(channel) === grant
  if (isWanted) peer.asking.delete(channel)
  if (!isValid || !isWanted) return unsigned(channel)
  deps.hub.subscribe(peer, channel, grant)
  return subscribedFrame(channel)
}

function answerSubscribe(deps: AnswerDeps, peer: Peer, data: unknown): string | Promise<string> {
  const wanted = readSubscription(data)
  if (!wanted) return errorFrame(4300, 'A subscription names its channel.')
  const { channel, auth = '' } = wanted
  if (!isChannelName(channel)) return refusedFrame(channel, 'InvalidChannel', 'This is not a channel name.', 400)
  const grant = readGrant(deps.signer, peer.socketId, channel, auth)
  if (needsSignature(channel) && !grant) return unsigned(channel)
  if (peer.channels.size + peer.asking.size >= maxChannels && !peer.channels.has(channel))
    return refusedFrame(channel, 'LimitReached', `At most ${maxChannels} channels per connection.`, 403)
  if (grant) return subscribeSigned(deps, peer, channel, grant)
  deps.hub.subscribe(peer, channel)
  return subscribedFrame(channel)
}

/** The answer to one frame of a client, if it has one. Whatever the frame holds, the connection stays open. */
export function answerFrame(deps: AnswerDeps, peer: Peer, text: string): string | Promise<string> | undefined {
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

import { idText, sessionId, userId } from '@washline/contract/ids'
import type { Grant } from './hub.ts'
import type { Signer } from './signer.ts'

/** The own server's signature of a subscription: it also names for whom it was made. Clients pass it on as it is. */
export function signGrant(signer: Signer, socketId: string, channel: string, { session, userId }: Grant): string {
  const person = `${session}.${userId}`
  return `${signer.sign(socketId, channel, person)}:${person}`
}

/** For whom a subscription was signed; nothing where the signature is of another socket or channel, or of nobody. */
export function readGrant(signer: Signer, socketId: string, channel: string, auth: string): Grant | undefined {
  const [, signature = '', session = '', user = ''] = /^(.+):(\d{1,15})\.(\d{1,15})$/.exec(auth) ?? []
  if (!signer.isValid(signature, socketId, channel, `${session}.${user}`)) return undefined
  return { session: idText(sessionId).parse(session), userId: idText(userId).parse(user) }
}

import { userId as id, idText, type UserId } from '@washline/contract/ids'
import { type NotificationType, notificationTypes } from '@washline/contract/notifications/types'
import type { Keyring } from '../../platform/crypto/keyring.ts'
import { isSignedBy, signatureOf } from '../../platform/crypto/signed-text.ts'
import type { Database } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/refusal.ts'
import { isPerson } from '../queries.ts'
import { saveSettings } from '../store.ts'

interface Reader {
  readonly userId: UserId
  readonly type: NotificationType
}
const purpose = 'unsubscribe'

/** The token in every email. It turns off emails of the type without signing in and never expires. */
export function unsubscribeToken(keys: Keyring, { userId, type }: Reader): string {
  const text = `${userId}.${type}`
  return `${text}.${signatureOf(keys, purpose, text)}`
}

function readToken(keys: Keyring, token: string): Reader | undefined {
  const [user = '', name = '', signature = ''] = token.split('.')
  const type = notificationTypes.find((each) => each === name)
  if (!type || !isSignedBy(keys, purpose, `${user}.${name}`, signature)) return undefined
  return { userId: idText(id).parse(user), type }
}

/** Turns off emails of one type; idempotent. */
export async function unsubscribe(
  deps: { db: Database; linkKeys: Keyring },
  input: { token: string },
): Promise<NotificationType> {
  const reader = readToken(deps.linkKeys, input.token)
  if (!reader || !(await isPerson(deps.db, reader.userId))) throw notFound()
  const { userId, type } = reader
  await deps.db.transaction((tx) => saveSettings(tx, userId, [{ type, channel: 'email', on: false }]))
  return type
}

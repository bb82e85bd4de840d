import { type NotificationType, notificationTypes } from '@washline/contract/notifications/types'
import { isSignedBy, signatureOf } from '../../platform/crypto/signed-text.ts'
import type { Database } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/refusal.ts'
import { isPerson } from '../queries.ts'
import { saveSettings } from '../store.ts'

interface Reader {
  readonly userId: number
  readonly type: NotificationType
}
const purpose = 'unsubscribe'

/** Stands in every letter: whoever holds the letter may stop its kind, without signing in, for ever. */
export function unsubscribeToken(secret: string, { userId, type }: Reader): string {
  const text = `${userId}.${type}`
  return `${text}.${signatureOf(secret, purpose, text)}`
}

function readToken(secret: string, token: string): Reader | undefined {
  const [user = '', name = '', signature = ''] = token.split('.')
  const type = notificationTypes.find((each) => each === name)
  if (!type || !isSignedBy(secret, purpose, `${user}.${name}`, signature)) return undefined
  return { userId: Number(user), type }
}

/** Stops the letters of one type, also again. */
export async function unsubscribe(
  deps: { db: Database; linkSecret: string },
  input: { token: string },
): Promise<NotificationType> {
  const reader = readToken(deps.linkSecret, input.token)
  if (!reader || !(await isPerson(deps.db, reader.userId))) throw notFound()
  const { userId, type } = reader
  await deps.db.transaction((tx) => saveSettings(tx, userId, [{ type, channel: 'email', on: false }]))
  return type
}

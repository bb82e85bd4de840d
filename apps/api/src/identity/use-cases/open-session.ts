import type { UserId } from '@washline/contract/ids'
import type { Tx } from '../../platform/db/database.ts'
import { hasSecondFactor } from '../queries.ts'
import type { Visit } from '../store/devices.ts'
import { createWaitingSignIn } from '../store.ts'
import { recordSecurityEvent, type SecurityEventDeps } from './record-security-event.ts'
import { startSession } from './start-session.ts'

/** A session, or the token of a sign-in that waits for its code. */
export type Opened =
  | { readonly userId: UserId; readonly token: string }
  | { readonly userId: UserId; readonly waiting: string }

/** Opens a session after a right password or a Google sign-in; with a second factor, a sign-in that waits for its code. */
export async function openSession(
  tx: Tx,
  deps: SecurityEventDeps,
  person: Visit & { userId: UserId; at: Date },
): Promise<Opened> {
  const { userId, at } = person
  if (await hasSecondFactor(tx, userId)) return { userId, waiting: await createWaitingSignIn(tx, person) }
  await recordSecurityEvent(tx, deps, { userId, kind: 'signed_in', at, by: person })
  return { userId, token: await startSession(tx, person) }
}

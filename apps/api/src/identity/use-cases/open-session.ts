import type { UserId } from '@washline/contract/ids'
import type { Queryable } from '../../platform/db/database.ts'
import { hasSecondFactor } from '../queries.ts'
import { createToken, createWaitingSignIn } from '../store.ts'

/** A session, or the token of a sign-in that waits for its code. */
export type Opened =
  | { readonly userId: UserId; readonly token: string }
  | { readonly userId: UserId; readonly waiting: string }

/** Opens a session after a right password or a Google sign-in; with a second factor, a sign-in that waits for its code. */
export async function openSession(
  q: Queryable,
  person: { userId: UserId; at: Date; userAgent?: string | undefined },
): Promise<Opened> {
  const { userId } = person
  if (await hasSecondFactor(q, userId)) return { userId, waiting: await createWaitingSignIn(q, person) }
  return { userId, token: await createToken(q, person) }
}

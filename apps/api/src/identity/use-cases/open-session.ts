import type { Queryable } from '../../platform/db/database.ts'
import { hasSecondFactor } from '../queries.ts'
import { createToken, createWaitingSignIn } from '../store.ts'

/** A session, or what ends the sign-in together with a code of the second factor. */
export type Opened =
  | { readonly userId: number; readonly token: string }
  | { readonly userId: number; readonly waiting: string }

/** What a right password or Google's word opens. */
export async function openSession(
  q: Queryable,
  person: { userId: number; at: Date; userAgent?: string | undefined },
): Promise<Opened> {
  const { userId } = person
  if (await hasSecondFactor(q, userId)) return { userId, waiting: await createWaitingSignIn(q, person) }
  return { userId, token: await createToken(q, person) }
}

import { messages } from '@washline/contract/messages'
import { tokenHash } from '../../platform/crypto/opaque-token.ts'
import { sql } from '../../platform/db/sql.ts'
import { invalid } from '../../platform/http/refusal.ts'
import { createToken, takeWaitingSignIn } from '../store.ts'
import { type CodeDeps, proveCode } from './prove-code.ts'

const lapsed = () => invalid({ sign_in_token: [messages.secondFactor.lapsed] })

/** Ends a sign-in that waits for its code, once. */
export async function answerSignIn(
  deps: CodeDeps,
  input: { token: string; code: string; userAgent: string | undefined },
): Promise<{ userId: number; token: string }> {
  const at = deps.clock.now()
  const waiting = await deps.db.maybe<{ userId: number }>(sql`
    select user_id as "userId" from waiting_sign_ins where token_hash = ${tokenHash(input.token)} and expires_at > ${at}`)
  if (!waiting) throw lapsed()
  const { userId } = waiting
  return proveCode(deps, { userId, code: input.code }, async (tx) => {
    if (!(await takeWaitingSignIn(tx, { token: input.token, at }))) throw lapsed()
    return { userId, token: await createToken(tx, { userId, at, userAgent: input.userAgent, secondFactorAt: at }) }
  })
}

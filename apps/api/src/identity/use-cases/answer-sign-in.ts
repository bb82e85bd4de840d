import { secondFactorMessages } from '@washline/contract/identity/messages'
import type { UserId } from '@washline/contract/ids'
import { invalid } from '../../platform/http/refusal.ts'
import type { CodeDeps } from '../deps.ts'
import { waitingSignIn } from '../queries.ts'
import { consumeWaitingSignIn, createToken } from '../store.ts'
import { proveCode } from './prove-code.ts'
import { recordSecurityEvent } from './record-security-event.ts'

const expired = () => invalid({ sign_in_token: [secondFactorMessages.expired] })

/** Completes a sign-in that waits for its code, once. */
export async function answerSignIn(
  deps: CodeDeps,
  input: { token: string; code: string; userAgent: string | undefined },
): Promise<{ userId: UserId; token: string }> {
  const at = deps.clock.now()
  const waiting = await waitingSignIn(deps.db, { token: input.token, at })
  if (!waiting) throw expired()
  const { userId } = waiting
  return proveCode(deps, { userId, code: input.code }, async (tx) => {
    if (!(await consumeWaitingSignIn(tx, { token: input.token, at }))) throw expired()
    await recordSecurityEvent(tx, deps, { userId, kind: 'signed_in', at, by: { userAgent: input.userAgent } })
    return { userId, token: await createToken(tx, { userId, at, userAgent: input.userAgent, secondFactorAt: at }) }
  })
}

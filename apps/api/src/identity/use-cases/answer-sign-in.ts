import { secondFactorMessages } from '@washline/contract/identity/messages'
import type { UserId } from '@washline/contract/ids'
import { invalid } from '../../platform/http/refusal.ts'
import type { CodeDeps } from '../deps.ts'
import { waitingSignIn } from '../queries.ts'
import type { Visit } from '../store/devices.ts'
import { consumeWaitingSignIn } from '../store.ts'
import { proveCode } from './prove-code.ts'
import { recordSecurityEvent } from './record-security-event.ts'
import { startSession } from './start-session.ts'

const expired = () => invalid({ sign_in_token: [secondFactorMessages.expired] })

/** Completes a sign-in that waits for its code, once. */
export async function answerSignIn(
  deps: CodeDeps,
  { token, code, ...visit }: Visit & { token: string; code: string },
): Promise<{ userId: UserId; token: string }> {
  const at = deps.clock.now()
  const waiting = await waitingSignIn(deps.db, { token, at })
  if (!waiting) throw expired()
  const { userId } = waiting
  return proveCode(deps, { userId, code }, async (tx) => {
    if (!(await consumeWaitingSignIn(tx, { token, at }))) throw expired()
    await recordSecurityEvent(tx, deps, { userId, kind: 'signed_in', at, by: visit })
    return { userId, token: await startSession(tx, { userId, at, ...visit, secondFactorAt: at }) }
  })
}

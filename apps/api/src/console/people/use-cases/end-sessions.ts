import { consoleRefusals } from '@washline/contract/console/refusals'
import type { UserId } from '@washline/contract/ids'
import { endEverySession } from '../../../identity/index.ts'
import { notFound, refuse } from '../../../platform/http/refusal.ts'
import { insertAudit } from '../../audit/store.ts'
import type { PeopleDeps } from '../../deps.ts'
import { personOf } from '../queries/people.ts'

export interface SessionsEnding {
  readonly personId: UserId
  readonly operatorId: UserId
  readonly reason: string
  readonly requestId: string | undefined
}

/** Signs a person out everywhere, with a reason that the person may read. */
export const endSessions = (
  deps: Pick<PeopleDeps, 'db' | 'clock' | 'newId' | 'log'>,
  { personId, operatorId, reason, requestId }: SessionsEnding,
): Promise<{ sessions: number }> =>
  deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    if (!(await personOf(tx, personId))) throw notFound()
    const sessions = await endEverySession(tx, deps, { userId: personId, at })
    if (sessions === 0) throw refuse(consoleRefusals.notSignedIn)
    await insertAudit(tx, {
      action: 'end_sessions',
      operatorId,
      personId,
      reason,
      requestId: requestId ?? deps.newId(),
      at,
    })
    return { sessions }
  })

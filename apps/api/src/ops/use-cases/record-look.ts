import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { OperatorLook } from '../../platform/http/http.ts'
import { subjectOf } from '../queries.ts'
import { lookAt } from '../rules/look-at.ts'
import { insertAudit } from '../store.ts'

interface LookDeps {
  readonly db: Database
  readonly clock: Clock
  readonly newId: () => string
}

/** Records that an operator reads something of somebody, before it is shown: of an order that is its customer's. */
export async function recordLook(deps: LookDeps, { operatorId, path, params, query }: OperatorLook): Promise<void> {
  const { act, of, subjectId } = lookAt(path, params)
  const subject = await subjectOf(deps.db, of, subjectId)
  await insertAudit(deps.db, {
    act,
    operatorId,
    ...subject,
    subjectId,
    route: `GET ${path}`,
    reason: typeof query.reason === 'string' ? query.reason : undefined,
    requestId: deps.newId(),
    at: deps.clock.now(),
  })
}

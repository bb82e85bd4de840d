import type { AuditedRead } from '../../../platform/http/http.ts'
import type { ActionDeps } from '../../deps.ts'
import { subjectOf } from '../queries.ts'
import { auditedReadOf } from '../rules/audited-read.ts'
import { insertAudit } from '../store.ts'

/** Records that an operator reads data of a person, before the answer is sent. The person of an order is its customer. */
export async function recordRead(deps: ActionDeps, { operatorId, path, params, query }: AuditedRead): Promise<void> {
  const { action, of, subjectId } = auditedReadOf(path, params)
  const subject = await subjectOf(deps.db, of, subjectId)
  await insertAudit(deps.db, {
    action,
    operatorId,
    ...subject,
    subjectId,
    route: `GET ${path}`,
    reason: typeof query.reason === 'string' ? query.reason : undefined,
    requestId: deps.newId(),
    at: deps.clock.now(),
  })
}

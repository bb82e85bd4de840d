import { listConsoleAudit } from '@washline/contract/console/endpoints'
import { listOperatorReads } from '@washline/contract/console/operator-reads'
import type { Http } from '../../platform/http/http.ts'
import { ok } from '../../platform/http/ok.ts'
import { idBefore, pageById } from '../../platform/http/page-by-id.ts'
import type { ActionDeps } from '../deps.ts'
import { auditedOperators, auditPage, readsOf } from './queries.ts'
import { auditWire } from './rules/show-audit.ts'
import { recordRead } from './use-cases/record-read.ts'

export function auditRoutes(http: Http, deps: ActionDeps): void {
  const { db } = deps
  http.onAuditedRead((read) => recordRead(deps, read))

  http.route(listOperatorReads, async ({ actor }) => ok(await readsOf(db, actor.userId)))

  http.route(listConsoleAudit, async ({ query: { cursor, limit, operator, person, order, kind } }) => {
    const options = { before: idBefore(cursor), limit: limit + 1 }
    const [rows, operators] = await Promise.all([
      auditPage(db, { ...options, operatorId: operator, personId: person, orderId: order, kind }),
      auditedOperators(db),
    ])
    const { page, next_cursor } = pageById(rows, limit)
    return ok({ entries: page.map(auditWire), next_cursor, operators })
  })
}

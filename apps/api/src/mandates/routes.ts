import type { AccessTokenId, ApprovalId, UserId } from '@washline/contract/ids'
import * as approvals from '@washline/contract/mandates/endpoints'
import * as mandates from '@washline/contract/mandates/mandate-endpoints'
import type { Mandate } from '@washline/contract/mandates/schemas'
import { itemLabel } from '@washline/contract/scanning/item-label'
import type { Language } from '@washline/contract/texts/languages'
import type { Http } from '../platform/http/http.ts'
import { ok } from '../platform/http/ok.ts'
import { notFound } from '../platform/http/refusal.ts'
import { translateData } from '../platform/texts/translate.ts'
import type { MandatesDeps } from './deps.ts'
import { approvalFor, approvalsOf, spentSince, storedMandate, tokenOf } from './queries.ts'
import { beginOfMonth } from './rules/begin-of-month.ts'
import { showApproval } from './rules/show-approval.ts'
import { approveCall } from './use-cases/approve-call.ts'
import { changeMandate } from './use-cases/change-mandate.ts'
import { declineCall } from './use-cases/decline-call.ts'

const labelIn =
  (language: Language = 'en') =>
  (name: string) =>
    itemLabel(language, (text, values) => translateData(language, text, values), name)

function approvalRoutes(http: Http, deps: MandatesDeps): void {
  const view = async (id: ApprovalId, userId: UserId, language: Language | undefined) => {
    const approval = await approvalFor(deps.db, id, userId)
    if (!approval) throw notFound()
    return ok(showApproval(approval, deps.clock.now(), labelIn(language)))
  }
  http.route(approvals.listApprovals, async ({ actor, language, query: { cursor, limit } }) => {
    const rows = await approvalsOf(deps.db, { userId: actor.userId, before: cursor, limit })
    const page = rows.slice(0, limit)
    const last = rows.length > limit ? page.at(-1) : undefined
    return ok({
      approvals: page.map((row) => showApproval(row, deps.clock.now(), labelIn(language))),
      next_cursor: last ? String(last.id) : null,
    })
  })
  http.route(approvals.getApproval, ({ actor, language, params: { id } }) => view(id, actor.userId, language))
  http.route(approvals.approveCall, async ({ actor, language, params: { id } }) => {
    await approveCall(deps, { approvalId: id, actor })
    return view(id, actor.userId, language)
  })
  http.route(approvals.declineCall, async ({ actor, language, params: { id } }) => {
    await declineCall(deps, { approvalId: id, userId: actor.userId })
    return view(id, actor.userId, language)
  })
}

function mandateRoutes(http: Http, deps: MandatesDeps): void {
  const { db, clock } = deps
  const view = async (tokenId: AccessTokenId): Promise<Mandate | null> => {
    const stored = await storedMandate(db, tokenId)
    if (!stored) return null
    const { updatedAt, ...mandate } = stored
    const now = clock.now()
    const spent_minor = await spentSince(db, { tokenId, since: beginOfMonth(now), now })
    return { ...mandate, spent_minor, updated_at: updatedAt.toISOString() }
  }
  http.route(mandates.getMandate, async ({ actor, params: { id } }) => {
    const token = await tokenOf(db, id, actor.userId)
    if (!token) throw notFound()
    return ok({ agent: token.name ?? '', mandate: await view(id) })
  })
  http.route(mandates.saveMandate, async ({ actor, params: { id }, body }) => {
    await changeMandate(deps, { tokenId: id, userId: actor.userId, mandate: body })
    const mandate = await view(id)
    if (!mandate) throw notFound()
    return ok(mandate)
  })
  http.route(mandates.removeMandate, async ({ actor, params: { id } }) => {
    await changeMandate(deps, { tokenId: id, userId: actor.userId, mandate: undefined })
    return { success: true as const }
  })
}

export function mandatesRoutes(http: Http, deps: MandatesDeps): void {
  approvalRoutes(http, deps)
  mandateRoutes(http, deps)
}

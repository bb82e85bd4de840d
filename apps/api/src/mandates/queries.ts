import type { AccessTokenId, ApprovalId, OrderId, UserId } from '@washline/contract/ids'
import type { GrantableKind, MandatedKind } from '@washline/contract/mandates/mandated'
import type { MandateInput } from '@washline/contract/mandates/schemas'
import type { Minor } from '@washline/contract/money'
import { draftStatus, orderProcess } from '@washline/contract/orders/process'
import type { Queryable } from '../platform/db/queryable.ts'
import { sql } from '../platform/db/sql.ts'
import type { ApprovalRow } from './rules/show-approval.ts'

export const approvalColumns = sql`
  id, state, kind, reasons, order_id as "orderId", amount_minor as "amountMinor", items, address, pickup_at as "pickupAt", agent,
  created_at as "createdAt", expires_at as "expiresAt", answered_at as "answeredAt", failure`

export const approvalFor = (q: Queryable, id: ApprovalId, userId: UserId): Promise<ApprovalRow | undefined> =>
  q.maybe<ApprovalRow>(sql`select ${approvalColumns} from approvals where id = ${id} and user_id = ${userId}`)

/** One row more than a page shows whether there is another. */
export const approvalsOf = (
  q: Queryable,
  { userId, before, limit }: { userId: UserId; before: ApprovalId | undefined; limit: number },
): Promise<ApprovalRow[]> =>
  q.all<ApprovalRow>(sql`
    select ${approvalColumns} from approvals
    where user_id = ${userId} and (${before ?? null}::bigint is null or id < ${before ?? null}::bigint)
    order by id desc limit ${limit + 1}`)

/** Whether an order was placed after a moment: an approved call was made though its outcome was not recorded. */
export const wasPlacedSince = async (q: Queryable, orderId: OrderId, at: Date): Promise<boolean> =>
  (await q.maybe(sql`
    select 1 from orders where id = ${orderId} and status <> ${draftStatus} and placed_at >= ${at}`)) !== undefined

export const personOf = (q: Queryable, userId: UserId): Promise<{ name: string } | undefined> =>
  q.maybe<{ name: string }>(sql`select name from people where id = ${userId}`)

/** The name of a program's token, for its person. */
export const tokenOf = (
  q: Queryable,
  tokenId: AccessTokenId,
  userId: UserId,
): Promise<{ name: string | null } | undefined> =>
  q.maybe<{ name: string | null }>(sql`
    select name from access_tokens where id = ${tokenId} and user_id = ${userId} and scopes is not null`)

/** The mandate of a token with when it was set. */
export const storedMandate = (
  q: Queryable,
  tokenId: AccessTokenId,
): Promise<(MandateInput & { readonly updatedAt: Date }) | undefined> =>
  q.maybe<{ order_ceiling_minor: Minor; month_ceiling_minor: Minor; taps: GrantableKind[]; updatedAt: Date }>(sql`
    select order_ceiling_minor, month_ceiling_minor, taps, updated_at as "updatedAt" from mandates where token_id = ${tokenId}`)

/** A draft that was to be placed counts for so long; it is placed by then, or it was not. */
const reservedMs = 10 * 60_000
const cancelled = orderProcess.cancel.to

/** What a token has spent since a moment, but for the call with this key: orders by what they come to now. */
export const spentSince = async (
  q: Queryable,
  {
    tokenId,
    since,
    now,
    but,
  }: { tokenId: AccessTokenId; since: Date; now: Date; but?: { kind: MandatedKind; key: string } },
): Promise<Minor> =>
  (
    await q.one<{ spentMinor: Minor }>(sql`
      select coalesce(sum(case
        when s.order_id is null or s.kind = 'tip' then s.amount_minor
        when s.kind = 'cancel' then case when exists (select from mandated_spendings p
          where p.token_id = s.token_id and p.order_id = s.order_id and p.kind in ('place', 'book', 'repeat')) then 0
          else o.cancel_fee_minor end
        when o.status = ${cancelled} then o.cancel_fee_minor
        when o.status <> ${draftStatus} then o.agreed_minor
        when o.booked_until > ${now} or s.created_at > ${new Date(now.getTime() - reservedMs)} then s.amount_minor
        else 0 end), 0)::bigint as "spentMinor"
      from mandated_spendings s left join orders o on o.id = s.order_id
      where s.token_id = ${tokenId} and s.created_at >= ${since}
        and not (s.kind = ${but?.kind ?? ''} and s.key = ${but?.key ?? ''})`)
  ).spentMinor

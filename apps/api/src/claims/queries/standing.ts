import type { OrderId, UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import type { Minor } from '@washline/contract/money'
import { orderProcess } from '@washline/contract/orders/process'
import { inList } from '../../platform/db/in-list.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Standing } from '../rules/findings.ts'

interface Subject {
  readonly orderId: OrderId
  readonly customerId: UserId
  readonly washerId: UserId
}

const sameCard = sql`user_cards c join user_cards w using (brand, last4, exp_month, exp_year)`
const samePhone = sql`accounts c join accounts w on c.phone_number ~ '[0-9]'
  and regexp_replace(c.phone_number, '[^0-9]', '', 'g') = regexp_replace(w.phone_number, '[^0-9]', '', 'g')`
const sameDevice = sql`person_devices c join person_devices w using (device_hash)`
const atWasher = sql`
  select o.id, w.user_id from orders o join washer_profiles w on w.user_id = o.washer_id
  where great_circle_m(o.pickup_latitude, o.pickup_longitude, w.latitude, w.longitude) <= ${market.claims.instant.linkMeters}`

const completed = sql`o.status ${inList([orderProcess.complete.to])}`

/** The customer's account and the completed orders, besides the claim's, whose card payment was not refunded in full. */
export const customerAccount = (
  q: Queryable,
  { customerId, orderId }: Subject,
): Promise<{ accountOpenedAt: Date; paidOrders: number }> =>
  q.one(sql`
    select a.opened_at as "accountOpenedAt", (
      select count(*) from orders o join order_card_payments p on p.order_id = o.id
      where o.customer_id = ${customerId} and o.id <> ${orderId} and ${completed} and p.unrefunded_minor > 0
    )::int as "paidOrders"
    from accounts a where a.id = ${customerId}`)

/**
 * Whether customer and Washer share a card, a phone number or a device, whether another account on one of the customer's devices was
 * compensated, and whether the pickup was at the Washer's place.
 */
export const linksOf = (
  q: Queryable,
  { customerId, washerId, orderId }: Subject,
): Promise<Omit<Standing['links'], 'mutual'>> =>
  q.one(sql`
    select exists (
      select from ${sameCard} where c.user_id = ${customerId} and w.user_id = ${washerId}
    ) as "sharesCard", exists (
      select from ${samePhone} where c.id = ${customerId} and w.id = ${washerId}
    ) as "sharesPhone", exists (
      select from (${atWasher}) p where p.id = ${orderId} and p.user_id = ${washerId}
    ) as "pickupAtWasher", exists (
      select from ${sameDevice} where c.user_id = ${customerId} and w.user_id = ${washerId}
    ) as "sharesDevice", exists (
      select from ${sameDevice} join claims p on p.customer_id = w.user_id and p.paid_minor > 0
      where c.user_id = ${customerId} and w.user_id <> c.user_id
    ) as "deviceWasPaid"`)

/** The customer's completed orders besides the claim's, those with this Washer, and earlier paid claims between the two. */
export const dealingsOf = (
  q: Queryable,
  { customerId, washerId, orderId }: Subject,
): Promise<Standing['links']['mutual']> =>
  q.one(sql`
    select count(*)::int as orders, count(*) filter (where o.washer_id = ${washerId})::int as "withWasher", (
      select count(*) from claims c
      where c.customer_id = ${customerId} and c.washer_id = ${washerId} and c.order_id <> ${orderId} and c.paid_minor > 0
    )::int as "paidClaims"
    from orders o where o.customer_id = ${customerId} and o.id <> ${orderId} and ${completed}`)

/** What assessments since then have paid without an operator. */
export async function paidByRulesSince(q: Queryable, since: Date): Promise<Minor> {
  const { paidMinor } = await q.one<{ paidMinor: Minor }>(sql`
    select coalesce(sum((report ->> 'amountMinor')::bigint), 0)::bigint as "paidMinor"
    from claim_reports where made_at > ${since} and report ->> 'outcome' = 'approve'`)
  return paidMinor
}

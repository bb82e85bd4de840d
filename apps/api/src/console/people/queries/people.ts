import type { OrderId, UserId } from '@washline/contract/ids'
import type { OrderStatus } from '@washline/contract/orders/process'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { sql } from '../../../platform/db/sql.ts'
import { containing, idBound, type SearchOptions } from '../../queries/conditions.ts'
import type { Named } from '../../rules/wire-fields.ts'
import type { PersonRow } from '../rules/show-rows.ts'
import type { WasherRow } from '../rules/show-timeline.ts'

const personColumns = sql`u.id, u.name, u.email, u.is_operator as "isOperator", u.created_at as "createdAt",
  exists (select from washers w where w.user_id = u.id) as "isWasher"`

/** With so many people of a name, the newest ones soon have some of them; fewer are looked up by themselves. */
const fewPeople = 100

/** The people whose name or email address has this text; undefined where there are many. */
export async function fewOfName(q: Queryable, search: string): Promise<readonly UserId[] | undefined> {
  const people = await q.all<{ id: UserId }>(sql`
    select id from users where name ilike ${containing(search)} or email ilike ${containing(search)} limit ${fewPeople + 1}`)
  return people.length > fewPeople ? undefined : people.map(({ id }) => id)
}

export async function findPeople(q: Queryable, options: SearchOptions): Promise<PersonRow[]> {
  const { search } = options
  const few = search && (await fewOfName(q, search))
  const isFound = few
    ? sql`and u.id = any(${few}::bigint[])`
    : search
      ? sql`and (u.name ilike ${containing(search)} or u.email ilike ${containing(search)})`
      : sql``
  return q.all(sql`
    select ${personColumns} from users u where u.id < ${idBound(options)} ${isFound} order by u.id desc limit ${options.limit}`)
}

export const personRow = (q: Queryable, userId: UserId): Promise<PersonRow | undefined> =>
  q.maybe<PersonRow>(sql`select ${personColumns} from users u where u.id = ${userId}`)

export interface ProfileRow {
  readonly id: UserId
  readonly name: string
  readonly email: string
  readonly phoneNumber: string
  readonly language: string | null
  readonly isOperator: boolean
  readonly joinedAt: Date
  readonly leftAt: Date | null
}
export const personOf = (q: Queryable, userId: UserId): Promise<ProfileRow | undefined> =>
  q.maybe<ProfileRow>(sql`
    select id, name, email, phone_number as "phoneNumber", language, is_operator as "isOperator",
      created_at as "joinedAt", deleted_at as "leftAt"
    from users where id = ${userId}`)

export const washerOf = (q: Queryable, userId: UserId): Promise<WasherRow | undefined> =>
  q.maybe<WasherRow>(sql`
    select business_name as "businessName", city, verified_at as "verifiedAt", online, closed_at as "closedAt",
      rating_tenths_sum as "ratingTenthsSum", rating_count as ratings, orders_done as orders, orders_on_time as "onTime",
      (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'step', s.step, 'state', s.state) order by s.id), '[]')
        from verification_steps s where s.washer_id = user_id) as steps
    from washers where user_id = ${userId}`)

export interface PersonsOrderRow {
  readonly id: OrderId
  readonly status: OrderStatus
  readonly side: 'customer' | 'washer'
  readonly with: Named | null
  readonly at: Date
}
export const ordersOfPerson = (q: Queryable, userId: UserId): Promise<PersonsOrderRow[]> =>
  q.all<PersonsOrderRow>(sql`
    select o.id, o.status, case when o.customer_id = ${userId} then 'customer' else 'washer' end as side,
      case when u.id is null then null else jsonb_build_object('id', u.id, 'name', u.name) end as with, o.placed_at as at
    from orders o
    left join users u on u.id = case when o.customer_id = ${userId} then o.washer_id else o.customer_id end
    where ${userId} in (o.customer_id, o.washer_id) and o.placed_at is not null order by o.id desc limit 20`)

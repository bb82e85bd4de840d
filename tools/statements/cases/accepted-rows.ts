import type { Queryable } from '../../../apps/api/src/platform/db/queryable.ts'
import { sql } from '../../../apps/api/src/platform/db/sql.ts'

declare const q: Queryable
declare const maybe: string | null

// a condition that excludes null
void q.all<{ label: string }>(sql`select label from parcels where label is not null`)

// a comparison that excludes null
void q.all<{ label: string }>(sql`select label from parcels where label = ${maybe}`)

// a condition on the joined row
void q.all<{ name: string }>(
  sql`select s.name from parcels p left join senders s on s.id = p.sender_id where s.id is not null`,
)

// an inner join on a nullable column
void q.all<{ sender_id: number }>(sql`select p.sender_id from parcels p join senders s on s.id = p.sender_id`)

// a case that asks first
void q.all<{ s: { name: string } | null }>(
  sql`select case when s.id is null then null else jsonb_build_object('name', s.name) end as s from parcels p left join senders s on s.id = p.sender_id`,
)

// coalesce with a constant
void q.all<{ label: string }>(sql`select coalesce(label, '') as label from parcels`)

// a count
void q.one<{ n: number }>(sql`select count(*) as n from parcels`)

// an aggregate of groups
void q.all<{ at: Date; state: string }>(sql`select state, max(at) as at from parcels group by state`)

// an aggregate in a subquery of one row
void q.all<{ n: number }>(sql`select (select count(*) from parcels p where p.sender_id = s.id) as n from senders s`)

// the states of the check constraint
void q.all<{ state: 'new' | 'sent' }>(sql`select state from parcels`)

// the state that a condition leaves
void q.all<{ state: 'sent' }>(sql`select state from parcels where state = 'sent'`)

// the state that an update writes
void q.all<{ state: 'sent' }>(sql`update parcels set state = 'sent' returning state`)

// what an insert has written
void q.one<{ label: string; state: 'new' }>(
  sql`insert into parcels (id, state, label, weight, at, tags, extra) values (1, 'new', ${'a'}, 1, now(), '{}', '{}') returning label, state`,
)

// a branded number
void q.all<{ id: number & { readonly brand: 'parcel' } }>(sql`select id from parcels`)

// a list built of rows
void q.one<{ all: { id: number; at: string }[] }>(
  sql`select coalesce(jsonb_agg(jsonb_build_object('id', id, 'at', at)), '[]') as all from parcels`,
)

// a row of two kinds, discriminated by a column
void q.all<{ id: number; state: 'new' | 'sent' } | { id: null }>(
  sql`select p.id, p.state from senders s left join parcels p on p.sender_id = s.id`,
)

// a state that a case replaces
void q.all<{ state: 'new' | 'gone' }>(
  sql`select case state when 'sent' then 'gone' else state end as state from parcels`,
)

// the same of a row that was written
void q.all<{ state: 'new' | 'gone' }>(
  sql`update parcels set state = label returning case state when 'sent' then 'gone' else state end as state`,
)

// what a condition shows of a column that is not assigned
void q.all<{ label: string }>(sql`update parcels set state = 'sent' where label is not null returning label`)

// elements that the check constraint admits, or none
void q.all<{ tags: ('heavy' | 'fragile')[] }>(
  sql`select coalesce(p.tags, '{}') as tags from senders s left join parcels p on p.sender_id = s.id`,
)

// a function of our own that only computes
void q.all<{ grams: string }>(sql`select grams(weight) as grams from parcels`)

// a list without null
void q.one<{ labels: string[] }>(
  sql`select coalesce(json_agg(label) filter (where label is not null), '[]') as labels from parcels`,
)

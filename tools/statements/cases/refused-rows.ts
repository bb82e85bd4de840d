import type { Queryable } from '../../../apps/api/src/platform/db/queryable.ts'
import { type Sql, sql } from '../../../apps/api/src/platform/db/sql.ts'

declare const q: Queryable
declare const maybe: string | null
declare const made: Sql[]
const columnsOf = (columns: Sql) => sql`p.id as first, ${columns}`

// a column that is not selected → label is missing
void q.all<{ id: number; label: string | null }>(sql`select id from parcels`)

// a column that is not declared → label is not declared
void q.all<{ id: number }>(sql`select id, label from parcels`)

// a wrong type → id is int8, which arrives as number, not as string
void q.all<{ id: string }>(sql`select id from parcels`)

// a decimal declared as a number → weight is numeric, which arrives as string, not as number
void q.all<{ weight: number }>(sql`select weight from parcels`)

// big integers in an array declared as numbers → ids[] is int8, which arrives as string, not as number
void q.all<{ ids: number[] }>(sql`select array_agg(id) as ids from parcels group by state`)

// a nullable column declared without null → label may be null
void q.all<{ label: string }>(sql`select label from parcels`)

// a nullable column declared optional → label may be null
void q.all<{ label?: string }>(sql`select label from parcels`)

// the empty side of a left join → name may be null
void q.all<{ name: string }>(sql`select s.name from parcels p left join senders s on s.id = p.sender_id`)

// the same through a view → name may be null
void q.all<{ name: string }>(sql`select name from heavy_parcels`)

// the same through a subquery and a with query → name may be null
void q.all<{ name: string }>(
  sql`with j as (select s.name from parcels p left join senders s on s.id = p.sender_id) select name from (select * from j) i`,
)

// the side that an outer join preserves, whatever its condition is → label may be null
void q.all<{ label: string }>(sql`select p.label from parcels p left join senders s on s.name = p.label`)

// both sides of a full join → id may be null; sender may be null
void q.all<{ id: number; sender: number }>(
  sql`select p.id, s.id as sender from parcels p full join senders s on s.id = p.sender_id`,
)

// the other side of a full join of which one is shown → id may be null
void q.all<{ id: number; sender: number }>(
  sql`select p.id, s.id as sender from parcels p full join senders s on s.id = p.sender_id where s.id is not null`,
)

// a condition with another way out → label may be null
void q.all<{ label: string }>(sql`select label from parcels where label is not null or id > 5`)

// an else that a condition reaches by being null → label may be null
void q.all<{ label: string }>(sql`select case when label <> 'a' then label else label end as label from parcels`)

// one arm of a union → label may be null
void q.all<{ label: string }>(sql`select name as label from senders union all select label from parcels`)

// a recursion that adds null → label may be null
void q.all<{ label: string }>(
  sql`with recursive w (label, n) as (select name, 1 from senders union all select p.label, n + 1 from w join parcels p on p.id = n) select label from w`,
)

// a column that an insert leaves out → label may be null
void q.one<{ label: string }>(
  sql`insert into parcels (id, state, weight, at, tags, extra) values (1, 'new', 1, now(), '{}', '{}') returning label`,
)

// a lookup in JSON → size may be null
void q.all<{ size: string }>(sql`select extra ->> 'size' as size from parcels`)

// a value from another row → before may be null
void q.all<{ before: Date }>(sql`select lag(at) over (order by id) as before from parcels`)

// a function of our own → size may be null
void q.one<{ size: string }>(sql`select parcel_size(1) as size`)

// an aggregate over no rows → at may be null
void q.one<{ at: Date }>(sql`select max(at) as at from parcels`)

// a filtered aggregate → at may be null
void q.all<{ at: Date }>(sql`select max(at) filter (where state = 'new') as at from parcels group by state`)

// a subquery without a row → name may be null
void q.all<{ name: string }>(sql`select (select s.name from senders s where s.id = p.sender_id) as name from parcels p`)

// a case without else → at may be null
void q.all<{ at: Date }>(sql`select case when state = 'new' then at end as at from parcels`)

// an update that writes null → label may be null
void q.all<{ label: string }>(sql`update parcels set label = null where label is not null returning label`)

// the same, read in a subquery → label may be null
void q.all<{ label: string }>(
  sql`update parcels set label = null where label is not null returning (select parcels.label) as label`,
)

// a row of two kinds, of which one is not whole → label may be null
void q.all<{ id: number; label: string } | { id: null }>(
  sql`select p.id, p.label from senders s left join parcels p on p.sender_id = s.id`,
)

// an element that the check constraint admits → tags[] may be 'fragile'
void q.all<{ tags: 'heavy'[] }>(sql`select tags from parcels`)

// a parameter that may be null → given may be null
void q.one<{ given: string }>(sql`select ${maybe}::text as given`)

// a state that the check constraint admits → state may be 'sent'
void q.all<{ state: 'new' }>(sql`select state from parcels`)

// a union over a text without a constraint → name is any text, not only "a" | "b"
void q.all<{ name: 'a' | 'b' }>(sql`select name from senders`)

// a date inside JSON → parcel.at is timestamptz, which arrives as string, not as Date
void q.all<{ parcel: { at: Date } }>(sql`select jsonb_build_object('at', at) as parcel from parcels`)

// a field missing in JSON → parcel.label is missing
void q.all<{ parcel: { id: number; label: string | null } }>(
  sql`select jsonb_build_object('id', id) as parcel from parcels`,
)

// a list of JSON over no rows → all may be null
void q.one<{ all: { id: number }[] }>(sql`select jsonb_agg(jsonb_build_object('id', id)) as all from parcels`)

// null in a list of JSON → all[] may be null
void q.one<{ all: string[] }>(sql`select coalesce(jsonb_agg(label), '[]') as all from parcels`)

// a date declared in stored JSON → extra.at is JSON, which holds a text, not a Date
void q.all<{ extra: { at: Date } }>(sql`select extra from parcels`)

// one branch of a fragment → label is not declared
void q.all<{ id: number }>(sql`select id ${maybe ? sql`, label` : sql``} from parcels`)

// a fragment of a function, with its parameter → at is not declared
void q.all<{ first: number; id: number }>(sql`select ${columnsOf(sql`p.id, p.at`)} from parcels p`)

// a bad column in a statement without rows → column "nothing" of relation "parcels" does not exist: update parcels set nothing = 1
void q.run(sql`update parcels set nothing = 1`)

// a text that cannot be followed → the statement can't be followed: the element `made[0]`
void q.run(made[0] as Sql)

// a template that no call runs → this template is run by no call that can be followed
void sql`select 1`

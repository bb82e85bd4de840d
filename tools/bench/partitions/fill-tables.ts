import type pg from 'pg'

const months = 25

/** Three steps of custody of each order that was carried out. Their hashes chain nothing: they are as long as real ones. */
export const custodySteps = `
  insert into custody_steps (order_id, number, step, actor, actor_id, made_at, recorded_at, is_late, counts, pin_confirmed, previous_hash, hash)
  select id, number, step, 'washer', washer_id, picked_up_at, picked_up_at, false,
    '[{"itemId": 100001, "name": "T-shirt", "listed": 4, "expected": 4, "quantity": 4}]', true,
    case when number > 1 then encode(sha256(convert_to(id::text, 'UTF8')), 'hex') end, encode(sha256(convert_to(id || step, 'UTF8')), 'hex')
  from orders, (values (1, 'scan'), (2, 'pickup'), (3, 'return')) steps (number, step)
  where status = 'completed'`

/** Copies of events and notifications that are divided by month. A key of such a table has to have the time in it. */
export async function fillDivided(client: pg.Client): Promise<void> {
  for (const [name, of, time] of [
    ['divided_events', 'order_events', 'at'],
    ['divided_notifications', 'notifications', 'created_at'],
  ] as const) {
    await client.query(`create table ${name} (like ${of} including defaults) partition by range (${time})`)
    for (let month = 0; month < months; month += 1) {
      const from = month === 0 ? 'minvalue' : quoted(month)
      const until = month === months - 1 ? 'maxvalue' : quoted(month + 1)
      await client.query(`create table ${name}_${month} partition of ${name} for values from (${from}) to (${until})`)
    }
    await client.query(`insert into ${name} select * from ${of}`)
  }
  await client.query('alter table divided_events add primary key (id, at)')
  await client.query('create index on divided_events (order_id, at)')
  await client.query('analyze divided_events')
}

/** The history begins 721 days ago. */
const quoted = (month: number) => `'${new Date(Date.now() - (721 - month * 30) * 86_400_000).toISOString()}'`

import { afterAll, beforeAll, expect, it } from 'vitest'
import { createToken } from '../../src/identity/index.ts'
import { anOrder, aWasher } from '../../src/orders/builders.ts'
import { Sql, sql } from '../../src/platform/db/sql.ts'
import { type Person, startApp, type TestApp } from '../harness/start-app.ts'
import { readDownload } from './read-download.ts'

let app: TestApp
let ana: Person
beforeAll(async () => {
  app = await startApp()
  ana = await app.join('Anastasia Pereirinha')
})
afterAll(() => app.close())

const street = '18 Quincunx Street'
const note = 'Quagga at the gate'

/** Every row of every table, jobs included, in which one of the texts occurs. */
async function findTexts(texts: readonly string[]): Promise<string[]> {
  const tables = await app.db.all<{ name: string }>(sql`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'jobs')`)
  const found: string[] = []
  for (const { name } of tables)
    for (const text of texts) {
      const rows = await app.db.all<{ row: string }>(
        new Sql(`select t::text as row from ${name} t where position(lower($1) in lower(t::text)) > 0`, [text]),
      )
      found.push(...rows.map(({ row }) => `${name}: ${text} in ${row}`))
    }
  return found
}

/** Rows of the person in the tables that hold what they wrote or entered. */
async function fillTables(washerId: number): Promise<void> {
  const { db, clock } = app
  const at = clock.now()
  const { id: orderId } = await anOrder(db, { status: 'completed', customerId: ana.id, at })
  await db.run(sql`
    update orders set notes = ${note}, pickup_address = ${street}, photo_keys = '{quagga-photo}' where id = ${orderId}`)
  await db.run(sql`update users set address = ${street}, photo_key = null where id = ${ana.id}`)
  await db.run(sql`
    insert into places (user_id, label, address, latitude, longitude, last_used_at) values (${ana.id}, 'home', ${street}, 3.1, 101.7, ${at})`)
  await db.run(sql`
    insert into waitlist (user_id, address, latitude, longitude, created_at) values (${ana.id}, ${street}, 3.1, 101.7, ${at})`)
  await db.run(sql`
    insert into email_changes (user_id, email, expires_at) values (${ana.id}, ${`new.${ana.email}`}, ${at})`)
  await db.run(sql`
    insert into notifications (user_id, type, title, message, created_at) values (${ana.id}, 'order', 'Welcome', ${ana.name}, ${at})`)
  await db.run(sql`
    insert into idempotency_keys (caller_id, key, input_hash, status, body, begun_at)
    values (${ana.id}, 'k', '\\x00', 200, ${JSON.stringify({ name: ana.name, address: street })}::json, ${at})`)
  await db.run(sql`
    insert into claims (order_id, customer_id, washer_id, state, description, asked_minor, reply_until, submitted_at, decided_at, decided_by,
      amount_minor, decision_due_at, last_due_at)
    values (${orderId}, ${ana.id}, ${washerId}, 'rejected', ${note}, 1000, ${at}, ${at}, ${at}, 'operator', 0, ${at}, ${at})`)
  await db.run(sql`
    insert into care_preferences (user_id, instructions, updated_at) values (${ana.id}, ${JSON.stringify({ note })}::jsonb, ${at})`)
  await db.run(
    sql`insert into order_care (order_id, instructions) values (${orderId}, ${JSON.stringify({ note })}::jsonb)`,
  )
  await createToken(db, { userId: ana.id, at, userAgent: 'Quagga/1.0' })
}

it('leaves no name, address, email address, phone number or note of a deleted person in any table', async () => {
  const washer = await aWasher(app.db)
  await fillTables(washer.id)
  const personal = [ana.name, ana.email, ana.phone, street, note, 'quagga']
  const before = await findTexts(personal)
  const tables = new Set(before.map((row) => row.split(':')[0]))
  for (const table of ['users', 'orders', 'places', 'waitlist', 'claims', 'idempotency_keys', 'notifications'])
    expect(tables).toContain(`public.${table}`)
  const download = await readDownload(app, ana)
  for (const text of personal) expect(download.toLowerCase(), text).toContain(text.toLowerCase())
  const left = await app.send(ana.token, {
    method: 'DELETE',
    url: '/api/account',
    body: { current_password: 'long enough', confirmation: 'DELETE' },
    headers: { 'idempotency-key': 'leave' },
  })
  expect(left.status, left.text).toBe(200)
  // The job that removes the files of the photos has their random keys, and is done at once.
  expect((await findTexts(personal)).filter((row) => !row.includes('"keys"') && !row.includes('quagga-photo'))).toEqual(
    [],
  )
})

it('leaves nothing of a Washer either', async () => {
  const { db, clock } = app
  const at = clock.now()
  const walt = await app.join('Waltraud Vogelsang')
  const { id: operatorId } = await app.join('Olga Marsh', { isOperator: true })
  await db.run(sql`
    insert into washers (user_id, business_name, street, city, state, postal_code, country, latitude, longitude, online,
      deposit_intent_id, deposit_held, last_latitude, last_longitude, last_position_at)
    values (${walt.id}, ${`${walt.name} Laundry`}, ${street}, 'Kuala Lumpur', '', '', '', 3.1, 101.7, false, 'pi_walt', false,
      3.1, 101.7, ${at})`)
  await db.run(sql`
    insert into verification_steps (washer_id, step, state, note, reason) values (${walt.id}, 'facility', 'rejected', ${note}, ${note})`)
  await db.run(sql`
    insert into washer_suspensions (washer_id, reason, by_id, since, appeal_text, appealed_at, appeal_answer, appeal_answered_at,
      appeal_answered_by, ended_at, ended_by, end_reason)
    values (${walt.id}, ${note}, ${operatorId}, ${at}, ${note}, ${at}, ${note}, ${at}, ${operatorId}, ${at}, ${operatorId}, ${note})`)
  await db.run(sql`
    insert into quality_flags (washer_id, causes, ratings, raised_at, closed_at, closed_by, note)
    values (${walt.id}, '{ratings}', 3, ${at}, ${at}, ${operatorId}, ${note})`)
  const { id: orderId, customerId } = await anOrder(db, { status: 'completed', washerId: walt.id, at })
  await db.run(sql`
    insert into claims (order_id, customer_id, washer_id, state, description, asked_minor, reply_until, submitted_at, decided_at,
      decided_by, amount_minor, reply, replied_at, decision_due_at, last_due_at)
    values (${orderId}, ${customerId}, ${walt.id}, 'rejected', 'Torn', 1000, ${at}, ${at}, ${at}, 'operator', 0, ${note}, ${at},
      ${at}, ${at})`)
  await db.run(
    sql`insert into favourites (customer_id, washer_id, created_at) values (${customerId}, ${walt.id}, ${at})`,
  )
  const personal = [walt.name, walt.email, walt.phone, street, note]
  expect((await findTexts(personal)).length).toBeGreaterThan(6)
  const left = await app.send(walt.token, {
    method: 'DELETE',
    url: '/api/account',
    body: { current_password: 'long enough', confirmation: 'DELETE' },
  })
  expect(left.status, left.text).toBe(200)
  expect(await findTexts(personal)).toEqual([])
  expect(await db.run(sql`select from favourites where washer_id = ${walt.id}`)).toBe(0)
})

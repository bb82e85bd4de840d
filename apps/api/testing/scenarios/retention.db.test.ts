import { mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { OrderId, UserId } from '@washline/contract/ids'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { forgetOldChats } from '../../src/chat/use-cases/forget-old-chats.ts'
import { sweepExpiredSignIns } from '../../src/identity/use-cases/sweep-expired-sign-ins.ts'
import { forgetOldNotifications } from '../../src/notifications/use-cases/forget-old-notifications.ts'
import { anOrder, aWasher } from '../../src/orders/builders.ts'
import { expireDrafts } from '../../src/orders/use-cases/expire-drafts.ts'
import { forgetOldOrders } from '../../src/orders/use-cases/forget-old-orders.ts'
import { type Sql, sql } from '../../src/platform/db/sql.ts'
import { sweepIdempotencyKeys } from '../../src/platform/http/sweep-idempotency-keys.ts'
import type { Jobs } from '../../src/platform/jobs/jobs.ts'
import { folderMail } from '../../src/platform/mail/folder-mail.ts'
import { sweepMail } from '../../src/platform/mail/sweep-mail.ts'
import { forgetOldLinks } from '../../src/sharing/use-cases/forget-old-links.ts'
import { forgetOldPositions } from '../../src/washers/use-cases/forget-old-positions.ts'
import { forgetDeliveries } from '../../src/webhooks/use-cases/forget-deliveries.ts'
import { type Person, startApp, type TestApp } from '../harness/start-app.ts'

let app: TestApp
let ana: Person
let washerId: UserId
let orderId: OrderId
const removed: string[] = []
const jobs: Pick<Jobs, 'enqueue'> = {
  enqueue: async (_tx, _job, data) => void removed.push(...((data as { keys?: string[] }).keys ?? [])),
}
beforeAll(async () => {
  app = await startApp()
  ana = await app.join('Ana Pereira')
  washerId = (await aWasher(app.db)).id
  orderId = (await anOrder(app.db, { status: 'completed', customerId: ana.id, washerId, at: app.clock.now() })).id
})
afterAll(() => app.close())

const day = 24 * 3_600_000
const year = 365 * day
const count = (query: Sql) => app.db.run(query)

/** What is there until its time, and gone after it. The clock only goes forward, so the shortest time comes first. */
async function expectForgotten(afterMs: number, forget: () => Promise<unknown>, rows: Sql): Promise<void> {
  expect(await count(rows)).toBeGreaterThan(0)
  app.clock.advance(afterMs - 60_000)
  await forget()
  expect(await count(rows), 'too early').toBeGreaterThan(0)
  app.clock.advance(120_000)
  await forget()
  expect(await count(rows), 'too late').toBe(0)
}

it('forgets the live position of a Washer after a day', async () => {
  await app.db.run(sql`
    update washers set last_latitude = 3.1, last_longitude = 101.7, last_position_at = ${app.clock.now()} where user_id = ${washerId}`)
  await expectForgotten(
    day,
    () => forgetOldPositions(app),
    sql`select from washers where user_id = ${washerId} and last_latitude is not null`,
  )
})

it('forgets drafts and stored answers', async () => {
  const { id } = await anOrder(app.db, { status: 'draft', customerId: ana.id, createdAt: app.clock.now() })
  await app.db.run(sql`
    insert into idempotency_keys (caller_id, key, input_hash, begun_at) values (${ana.id}, 'a', '\\x00', ${app.clock.now()})`)
  app.clock.advance(7 * day)
  await expireDrafts({ ...app, jobs })
  await sweepIdempotencyKeys(app)
  expect(await count(sql`select from orders where id = ${id}`)).toBe(0)
  expect(await count(sql`select from idempotency_keys where caller_id = ${ana.id}`)).toBe(0)
})

it('forgets emails that were written as files after 30 days', async () => {
  const mail = folderMail({ dataDir: app.dataDir, from: 'Washline <a@b.test>', clock: app.clock })
  const folder = path.join(app.dataDir, 'mail')
  mkdirSync(folder, { recursive: true })
  await mail.send({ to: ana.email, subject: 'Your receipt', text: 'Paid.' })
  const sweep = () => sweepMail({ dataDir: app.dataDir, clock: app.clock })
  app.clock.advance(30 * day - 60_000)
  await sweep()
  expect(readdirSync(folder)).toHaveLength(1)
  app.clock.advance(120_000)
  await sweep()
  expect(readdirSync(folder)).toEqual([])
})

it('forgets guest links 30 days after they were made, unless their order goes on', async () => {
  const open = await anOrder(app.db, { status: 'accepted', washerId, at: app.clock.now() })
  await app.db.run(sql`
    insert into guest_links (token_hash, order_id, created_at)
    values (decode(repeat('00', 32), 'hex'), ${orderId}, ${app.clock.now()}), (decode(repeat('01', 32), 'hex'), ${open.id}, ${app.clock.now()})`)
  await expectForgotten(30 * day, () => forgetOldLinks(app), sql`select from guest_links where order_id = ${orderId}`)
  expect(await count(sql`select from guest_links where order_id = ${open.id}`)).toBe(1)
})

it('forgets push devices with their session', async () => {
  const at = app.clock.now()
  await app.db.run(sql`update access_tokens set created_at = ${at}, last_used_at = ${at} where user_id = ${ana.id}`)
  await app.db.run(sql`
    insert into push_subscriptions (endpoint, user_id, token_id, p256dh, auth, created_at)
    select 'https://push.example.test/1', user_id, id, 'a', 'b', ${at} from access_tokens where user_id = ${ana.id}`)
  await expectForgotten(
    30 * day,
    () => sweepExpiredSignIns(app),
    sql`select from push_subscriptions where user_id = ${ana.id}`,
  )
})

it('forgets notifications after 180 days', async () => {
  await app.db.run(sql`
    insert into notifications (user_id, type, title, message, created_at)
    values (${ana.id}, 'order', 'Delivered', 'Walt has delivered it.', ${app.clock.now()})`)
  await expectForgotten(
    180 * day,
    () => forgetOldNotifications(app),
    sql`select from notifications where user_id = ${ana.id}`,
  )
})

it('forgets what webhooks sent after 30 days', async () => {
  await app.db.run(sql`
    with made as (
      insert into webhooks (owner_id, made_by, name, url, event_types, payload, secret, created_at)
      values (${ana.id}, ${ana.id}, '', 'https://receiver.example/', '{order.placed}', 'thin', '\\x00', ${app.clock.now()}) returning id)
    insert into webhook_deliveries (webhook_id, type, data, occurred_at, state, tries_from, due_at, ended_at)
    select id, 'order.placed', '{}', ${app.clock.now()}, 'delivered', ${app.clock.now()}, ${app.clock.now()}, ${app.clock.now()} from made`)
  await expectForgotten(
    30 * day,
    () => forgetDeliveries(app),
    sql`select from webhook_deliveries d join webhooks w on w.id = d.webhook_id where w.owner_id = ${ana.id}`,
  )
})

it('forgets chats with their photos after a year', async () => {
  await app.db.run(sql`
    with sent as (
      insert into messages (order_id, washer_id, sender_id, content, photo_key, created_at)
      values (${orderId}, ${washerId}, ${ana.id}, 'Ring twice', 'chat-photo', ${app.clock.now()}) returning id)
    insert into chat_photos (key, order_id, sender_id, uploaded_at, message_id)
    select 'chat-photo', ${orderId}, ${ana.id}, ${app.clock.now()}, id from sent`)
  await app.db.run(sql`
    insert into rings (order_id, washer_id, sender_id, is_at_door, created_at)
    values (${orderId}, ${washerId}, ${washerId}, true, ${app.clock.now()})`)
  await expectForgotten(
    year,
    () => forgetOldChats({ ...app, jobs }),
    sql`select order_id from messages where order_id = ${orderId} union all select order_id from rings where order_id = ${orderId}`,
  )
  expect(removed).toContain('chat-photo')
})

it('forgets photos, note and door of an order a year after its end', async () => {
  const { id } = await anOrder(app.db, { status: 'completed', customerId: ana.id, washerId, at: app.clock.now() })
  await app.db.run(sql`
    update orders set notes = 'Gate code 4711', photo_keys = '{order-photo}', pickup_address = '18 Linden Street',
      completed_at = ${app.clock.now()} where id = ${id}`)
  await expectForgotten(
    year,
    () => forgetOldOrders({ ...app, jobs }),
    sql`select from orders where id = ${id} and (notes is not null or photo_keys <> '{}' or pickup_address = '18 Linden Street')`,
  )
  expect(removed).toContain('order-photo')
})

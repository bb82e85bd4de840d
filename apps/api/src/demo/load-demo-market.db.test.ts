import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OrderMove } from '@washline/contract/orders/process'
import { afterAll, expect, it } from 'vitest'
import { testDatabase } from '../../testing/harness/test-database.ts'
import { verifyLedger } from '../ledger/index.ts'
import { readConfig } from '../platform/config/config.ts'
import { openDatabase } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import { silentLog } from '../platform/log/log.ts'
import { createEmbeddedScanner, createPhotoLane } from '../scanning/index.ts'
import { copyDemoMarket, resetDemoMarket } from './copy-market.ts'
import { isDemoMarket, markDemoMarket } from './demo-market.ts'
import { drivenWashers, handWasher, neighbours, townspeople } from './demo-people.ts'
import { loadDemoMarket } from './load-demo-market.ts'
import { decodeOnce, seeOnce } from './see-once.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'washline-demo-'))
const read = readConfig({ DATA_DIR: dataDir, DEMO: '1' })
if ('problems' in read) throw new Error(read.problems.join('\n'))
const { config } = read
const test = await testDatabase()
const db = openDatabase({ url: test.url, isFilling: true })
const owner = openDatabase({ url: test.ownerUrl, maxConnections: 1 })
const scanner = createEmbeddedScanner()
const photos = createPhotoLane()
afterAll(async () => {
  await scanner.close()
  photos.close()
  await db.close()
  await owner.close()
  await test.drop()
  await rm(dataDir, { recursive: true, force: true })
})

const load = async (): Promise<string[]> => {
  const lines: string[] = []
  const print = (line: string) => lines.push(line)
  await loadDemoMarket({
    config,
    db,
    log: silentLog,
    scanner: seeOnce(scanner),
    photos: decodeOnce(photos),
    print,
    autopilotPassword: 'autopilot',
    joinBeforeDays: 17,
  })
  return lines
}

/** Lets the load die at the first such move, with an order in the middle of its life. */
const cutOffAt = async (move: OrderMove) => {
  await owner.run(sql`create function cut_off() returns trigger language plpgsql as
    $$ begin if new.move = TG_ARGV[0] then raise exception 'cut off'; end if; return new; end $$`)
  await owner.run({
    text: `create trigger cut_off before insert on order_events for each row execute function cut_off('${move}')`,
    values: [],
  })
  await expect(load()).rejects.toThrow('demo data')
  await owner.run(sql`drop trigger cut_off on order_events`)
  await owner.run(sql`drop function cut_off`)
}
const countsOf = () =>
  db.one(sql`
    select (select count(*) from users) as people, (select count(*) from washers where deposit_held) as washers,
      (select count(*) from washers where verified_at is not null) as verified,
      (select count(*) from verification_steps where state = 'submitted') as waiting,
      (select count(*) from ratings) as ratings, (select count(*) from washers where online) as online,
      (select count(*) from orders where status not in ('completed', 'cancelled')) as unfinished,
      (select count(*) from orders where status = 'completed') as completed,
      (select count(*) from payments where kind = 'deposit') as deposits,
      (select count(*) from payments where state in ('captured', 'released') and gateway_synced_at is null) as unsynced,
      (select count(*) from payment_cards) as cards,
      (select count(distinct phone_number) from users) as phones,
      (select array_agg(state order by id) from claims) as claims`)
/** The completed orders of each week. */
const weeksOf = () =>
  db.all<{ orders: number }>(sql`
    select count(*) as orders from orders where status = 'completed'
    group by floor(extract(epoch from now() - completed_at) / 604800)`)
const washers = [handWasher, ...drivenWashers]
const people = washers.length + neighbours.length + townspeople.length + 3

it('goes on where it was cut off, loads the whole market once, and its money adds up', async () => {
  await cutOffAt('deliver')
  expect(await countsOf()).toMatchObject({ unfinished: 1, ratings: 0, completed: 0 })
  await cutOffAt('pickUp')
  expect(await countsOf()).toMatchObject({ unfinished: 1, ratings: 0, completed: 1 })
  const begun = performance.now()
  expect(await load()).toEqual(['Loading the demo market'])
  process.stdout.write(`the rest of the demo market loaded in ${Math.round(performance.now() - begun)} ms\n`)
  const loaded = await countsOf()
  expect(loaded).toMatchObject({
    unsynced: 0,
    people,
    washers: washers.length + 1,
    phones: people,
    verified: washers.length,
    waiting: 2,
    deposits: washers.length + 1,
    cards: people - 1,
    claims: ['paid', 'in_review'],
    // The one at risk, which a driven Washer has.
    unfinished: 1,
    online: 1,
  })
  expect((await weeksOf()).map(({ orders }) => orders > 0)).toEqual([true, true, true])
  expect(await verifyLedger(db)).toMatchObject({ ok: true, problems: [] })
  expect(await load()).toEqual([])
  expect(await countsOf()).toEqual(loaded)
}, 240_000)

it('goes back to its beginning, with its books and without those who came since; ids are not used twice', async () => {
  const before = await countsOf()
  await copyDemoMarket(test.ownerUrl, new Date())
  const highest = () => db.one<{ id: number }>(sql`select max(id) as id from users`)
  const { id: lastId } = await highest()
  await db.run(sql`update users set name = 'Somebody Else' where email = ${handWasher.email}`)
  const visitor = sql`insert into users (name, email, phone_number, created_at) values ('Vera', 'vera@example.test', '+1', now())`
  await db.run(visitor)
  expect(await resetDemoMarket(test.ownerUrl, silentLog)).toBe(true)
  expect(await countsOf()).toEqual(before)
  expect(await db.one(sql`select name from users where email = ${handWasher.email}`)).toEqual({ name: handWasher.name })
  expect(await verifyLedger(db)).toMatchObject({ ok: true, problems: [] })
  await db.run(visitor)
  expect((await highest()).id).toBeGreaterThan(lastId + 1)
  await expect(owner.run(sql`update ledger_postings set amount = amount + 1`)).rejects.toThrow()
}, 120_000)

it('is never reset without its mark, or with the tables of another version', async () => {
  await owner.run(sql`update demo_markets set copied_migrations = copied_migrations - 1`)
  expect(await resetDemoMarket(test.ownerUrl, silentLog)).toBe(false)
  await owner.run(sql`delete from demo_markets`)
  expect(await resetDemoMarket(test.ownerUrl, silentLog)).toBe(false)
  expect(await db.one(sql`select count(*) as vera from users where email = 'vera@example.test'`)).toEqual({ vera: 1 })
})

it('does not mark a market that has people', async () => {
  await markDemoMarket(db, new Date())
  expect(await isDemoMarket(db)).toBe(false)
  await copyDemoMarket(test.ownerUrl, new Date())
  expect(await resetDemoMarket(test.ownerUrl, silentLog)).toBe(false)
})

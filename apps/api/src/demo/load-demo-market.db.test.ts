import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { verifyLedger } from '../ledger/index.ts'
import { readConfig } from '../platform/config/config.ts'
import { openDatabase } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import { silentLog } from '../platform/log/log.ts'
import { testDatabase } from '../platform/testing/test-database.ts'
import { createEmbeddedScanner, type ScannerGateway } from '../scanning/index.ts'
import { drivenWashers, handWasher, neighbours } from './demo-people.ts'
import { loadDemoMarket } from './load-demo-market.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'washline-demo-'))
const read = readConfig({ DATA_DIR: dataDir, DEMO: '1' })
if ('problems' in read) throw new Error(read.problems.join('\n'))
const { config } = read
const test = await testDatabase()
const db = openDatabase({ url: test.url })
const embedded = createEmbeddedScanner()
afterAll(async () => {
  await embedded.close()
  await db.close()
  await test.drop()
  await rm(dataDir, { recursive: true, force: true })
})

const load = async (scanner: ScannerGateway = embedded): Promise<string[]> => {
  const said: string[] = []
  await loadDemoMarket({ config, db, log: silentLog, scanner, say: (line) => said.push(line), autopilotPassword: 'pw' })
  return said
}
const failing = (after: number, name: string): ScannerGateway => {
  let scans = 0
  return {
    name: embedded.name,
    close: async () => undefined,
    scan: async (jpeg) => {
      scans += 1
      if (scans > after) throw new Error(name)
      return embedded.scan(jpeg)
    },
  }
}
const countsOf = () =>
  db.one(sql`
    select (select count(*) from users) as people, (select count(*) from washers where deposit_held) as washers,
      (select count(*) from ratings) as ratings, (select count(*) from washers where online) as online,
      (select count(*) from orders where status not in ('completed', 'cancelled')) as unfinished,
      (select count(*) from orders where status = 'completed') as completed,
      (select count(*) from payments where kind = 'deposit') as deposits,
      (select count(*) from payment_cards) as cards`)
const washers = [handWasher, ...drivenWashers]
const ratings = washers.flatMap((washer) => washer.ratings).length

it('goes on where it was cut off, loads the whole market once, and its money adds up', async () => {
  await expect(load(failing(2, 'cut off'))).rejects.toThrow()
  expect(await countsOf()).toMatchObject({ ratings: 2 })
  // A process that dies leaves orders in any state: two people were in the middle of one.
  await db.run(sql`
    with half as (select id, row_number() over (order by id) as n from orders where status = 'completed')
    delete from ratings where order_id = (select id from half where n = 2)`)
  const begun = performance.now()
  expect(await load()).toEqual(['Loading the demo market'])
  process.stdout.write(`the rest of the demo market loaded in ${Math.round(performance.now() - begun)} ms\n`)
  const loaded = await countsOf()
  expect(loaded).toMatchObject({
    people: washers.length + neighbours.length + 2,
    washers: washers.length,
    deposits: washers.length,
    cards: washers.length + neighbours.length + 1,
    ratings,
    unfinished: 0,
    online: 1,
  })
  expect(await verifyLedger(db)).toMatchObject({ ok: true, problems: [] })
  expect(await load()).toEqual([])
  expect(await countsOf()).toEqual(loaded)
}, 120_000)

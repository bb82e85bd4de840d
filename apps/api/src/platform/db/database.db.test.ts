import { connect, createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { overTcp } from '../../../testing/harness/over-tcp.ts'
import { testDatabase } from '../../../testing/harness/test-database.ts'
import { type Database, isUniqueViolation, openDatabase, type Tx } from './database.ts'
import { sql } from './sql.ts'

const given = await testDatabase()
let db: Database
beforeAll(async () => {
  db = openDatabase({ url: given.ownerUrl, maxConnections: 4 })
  // A server of tests plans everything once; these tests ask who does in a market.
  await db.run(
    sql`do $$ begin execute format('alter database %I set plan_cache_mode = auto', current_database()); end $$`,
  )
  await db.run(sql`create table socks (id int primary key, pairs int not null)`)
  await db.run(sql`insert into socks values (1, 0), (2, 0)`)
})
afterAll(async () => {
  await db.close()
  await given.drop()
})

const add = (q: Pick<Tx, 'run'>, id: number) => q.run(sql`update socks set pairs = pairs + 1 where id = ${id}`)
const pairs = async () =>
  (await db.all<{ pairs: number }>(sql`select pairs from socks order by id`)).map((row) => row.pairs)

test.each([
  [false, 'auto'],
  [true, 'force_generic_plan'],
])('who fills a market plans each statement once: %s', async (isFilling, mode) => {
  const filling = openDatabase({ url: overTcp(given.ownerUrl), maxConnections: 1, isFilling })
  const read = (name: string) => filling.one<{ value: string }>(sql`select current_setting(${name}) as value`)
  expect(await read('plan_cache_mode')).toEqual({ value: mode })
  expect(await read('tcp_keepalives_idle')).toEqual({ value: '10' })
  await filling.close()
})

test('repeats a transaction that lost a deadlock until both have committed try', async () => {
  let tries = 0
  let meet = () => {}
  const both = new Promise<void>((resolve) => {
    let here = 0
    meet = () => {
      here += 1
      if (here === 2) resolve()
    }
  })
  const crosswise = (first: number, second: number) =>
    db.transaction(async (tx) => {
      tries += 1
      await add(tx, first)
      meet()
      await both
      await add(tx, second)
    })
  const before = await pairs()
  await Promise.all([crosswise(1, 2), crosswise(2, 1)])
  // PostgreSQL ends one of them; on a busy machine, where both waited for too long, it ends both.
  expect([3, 4]).toContain(tries)
  expect(await pairs()).toEqual(before.map((count) => count + 2))
})

test('plans each statement of a transaction once, for any values, where it is asked to, and only there', async () => {
  const one = openDatabase({ url: given.ownerUrl, maxConnections: 1 })
  const read = sql`select id, pairs from socks where id = any(${[1, 2]}::int[])`
  const plans = () =>
    one.one(sql`
      select generic_plans::int as generic, custom_plans::int as custom from pg_prepared_statements
      where statement like 'select id, pairs from socks%'`)
  for (let n = 0; n < 3; n += 1) await one.transaction((tx) => tx.all(read), { planOnce: true })
  expect(await plans()).toEqual({ generic: 3, custom: 0 })
  await one.transaction((tx) => tx.all(read))
  expect(await plans()).toEqual({ generic: 3, custom: 1 })
  await one.close()
})

test('a fault rolls back, nudges nobody and is not tried again', async () => {
  const before = await pairs()
  let tries = 0
  let nudged = false
  const cut = db.transaction(async (tx) => {
    tries += 1
    tx.afterCommit(() => {
      nudged = true
    })
    await add(tx, 1)
    throw new Error('cut off')
  })
  await expect(cut).rejects.toThrow('cut off')
  expect([await pairs(), tries, nudged]).toEqual([before, 1, false])
})

test('the database is refused inside a transaction, and a transaction after its end', async () => {
  let rows: Tx | undefined
  await db.transaction(async (tx) => {
    rows = tx
    await expect(db.all(sql`select 1`)).rejects.toThrow('use its tx')
  })
  await expect(rows?.all(sql`select 1`)).rejects.toThrow('has ended')
})

test('reports a unique violation by its code, and refuses two rows where one is expected', async () => {
  const taken = await db.run(sql`insert into socks values (1, 0)`).catch((error: unknown) => error)
  expect(isUniqueViolation(taken)).toBe(true)
  await expect(db.one(sql`select 1 from socks`)).rejects.toThrow('expected one row, got 2')
})

test('a whole number too large to be exact is refused, not rounded', async () => {
  await expect(db.one(sql`select 9007199254740993::bigint as n`)).rejects.toThrow('does not fit')
})

test('moments come as dates, whatever the form', async () => {
  const row = await db.one(sql`
    select '2026-01-31 12:00:00.123456+00'::timestamptz as fine, '0044-03-15 00:00:00+00 BC'::timestamptz as past,
      'infinity'::timestamptz as never`)
  expect(row).toEqual({
    fine: new Date('2026-01-31T12:00:00.123Z'),
    past: new Date('-000043-03-15T00:00:00Z'),
    never: Number.POSITIVE_INFINITY,
  })
})

test('outlives the loss of a connection inside a transaction', async () => {
  const lost = db.transaction(async (tx) => {
    const { pid } = await tx.one<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    const other = openDatabase({ url: db.url, maxConnections: 1 })
    await other.one(sql`select pg_terminate_backend(${pid}) as ended`)
    await expect
      .poll(() => other.one(sql`select count(*) as left from pg_stat_activity where pid = ${pid}`))
      .toEqual({ left: 0 })
    await other.close()
    await tx.one(sql`select 1 as one`)
  })
  await expect(lost).rejects.toThrow()
  expect(await db.one(sql`select 1 as one`)).toEqual({ one: 1 })
})

/** A database behind a proxy that counts how often the client writes. */
async function throughProxy() {
  const { hostname: host, port } = new URL(given.ownerUrl)
  let writes = 0
  const proxy = createServer((socket) => {
    const server = connect({ host, port: Number(port) })
    socket.on('data', (bytes) => {
      writes += 1
      server.write(bytes)
    })
    server.pipe(socket)
    socket.on('error', () => server.destroy())
    server.on('error', () => socket.destroy())
    socket.on('close', () => server.destroy())
  })
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening))
  const address = proxy.address()
  if (typeof address !== 'object' || !address) throw new Error('the proxy has no address')
  const behind = openDatabase({ url: overTcp(given.ownerUrl, address.port), maxConnections: 1 })
  return {
    behind,
    writesDuring: async (work: () => Promise<unknown>) => {
      const before = writes
      await work()
      return writes - before
    },
    close: async () => {
      await behind.close()
      await new Promise((closed) => proxy.close(closed))
    },
  }
}

test('statements that do not wait for each other leave together: the begin with the first, the last with the commit', async () => {
  const { behind, writesDuring, close } = await throughProxy()
  const three = () =>
    behind.transaction(async (tx) => {
      tx.runLast(() => sql`update socks set pairs = pairs + 1 where id = 1`)
      await Promise.all([add(tx, 1), add(tx, 2), tx.raw('select $1::int', [1])])
    })
  const before = await pairs()
  await three()
  expect(await writesDuring(three)).toBe(2)
  expect(await pairs()).toEqual([(before[0] ?? 0) + 4, (before[1] ?? 0) + 2])
  await close()
})

test('what leaves with the commit is one statement: its parts are counted, and see what was there before all of them', async () => {
  await db.run(sql`create table if not exists shirts (id int primary key)`)
  const counted: number[][] = []
  const count = (n: number) => (rows: number) => void counted.push([n, rows])
  const hang = async (from: number) =>
    db.transaction(async (tx) => {
      tx.runLast(() => sql`insert into shirts select ${from} + n from generate_series(1, 3) n returning 1`, count(1))
      tx.runLast(() => sql`delete from shirts where id > ${from} returning 1`, count(2))
      tx.runLast(() => sql`update socks set pairs = pairs + ${1} where id = ${1}`)
      tx.runLast(() => sql`update socks set pairs = pairs + ${1} where id = ${2}`)
      await add(tx, 1)
    })
  const before = { sent: db.statements(), trips: db.roundTrips(), pairs: await pairs() }
  await hang(0)
  expect(counted).toEqual([
    [1, 3],
    [2, 0],
  ])
  // Begin and update; the last ones as one, the repeated text after it, and the commit. One read was between.
  expect(db.statements() - before.sent).toBe(2 + 3 + 1)
  expect(db.roundTrips() - before.trips).toBe(2 + 1)
  expect(await pairs()).toEqual([(before.pairs[0] ?? 0) + 2, (before.pairs[1] ?? 0) + 1])
  await expect(hang(0)).rejects.toThrow('duplicate key')
  expect(await pairs()).toEqual([(before.pairs[0] ?? 0) + 2, (before.pairs[1] ?? 0) + 1])
})

test('of statements that left together, one that fails rolls all back, and the connection prepares the others anew', async () => {
  const one = openDatabase({ url: given.ownerUrl, maxConnections: 1 })
  const before = await pairs()
  const late = (tx: Tx) => tx.run(sql`update socks set pairs = pairs + 100 where id = 2`)
  const together = one.transaction((tx) =>
    Promise.all([add(tx, 1), tx.run(sql`insert into socks values (1, 0)`), late(tx)]),
  )
  await expect(together).rejects.toThrow('duplicate key')
  const atTheEnd = one.transaction(async (tx) => {
    tx.runLast(() => sql`insert into socks values (2, 0)`)
    await add(tx, 1)
  })
  await expect(atTheEnd).rejects.toThrow('duplicate key')
  expect(await pairs()).toEqual(before)
  await one.transaction(late)
  expect(await pairs()).toEqual([before[0], (before[1] ?? 0) + 100])
  await one.close()
})

test('behind a pooler nothing is prepared, and a transaction brings the limits that its connection has not', async () => {
  const pooled = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', pooled: given.url, maxConnections: 1 })
  const limit = sql`select current_setting('statement_timeout') as limit`
  const unlimited = await pooled.one(limit)
  const limited = await pooled.transaction((tx) => tx.one(limit))
  const { prepared } = await pooled.one<{ prepared: number }>(
    sql`select count(*) as prepared from pg_prepared_statements`,
  )
  await pooled.close()
  expect([unlimited, limited, prepared]).toEqual([{ limit: '0' }, { limit: '15s' }, 0])
})

test('asks the server to end sessions of a process that has vanished', async () => {
  const settings = sql`select name, setting from pg_settings where name like 'tcp_keepalives%' or name = 'tcp_user_timeout' order by name`
  const far = openDatabase({ url: overTcp(given.ownerUrl), maxConnections: 1 })
  expect((await far.all<{ setting: string }>(settings)).map(({ setting }) => Number(setting))).toEqual([
    3, 10, 5, 25_000,
  ])
  await far.close()
})

test('sends what is asked together in one write, answers it in its order, and fails each alone', async () => {
  const before = { sent: db.statements(), trips: db.roundTrips() }
  const pid = () => db.one<{ pid: number }>(sql`select pg_backend_pid() as pid`)
  const [socks, broken, first, second] = await db.together(() =>
    Promise.all([
      add(db, 1).then(pairs),
      db.run(sql`insert into socks values (1, 0)`).catch((error: unknown) => isUniqueViolation(error)),
      pid(),
      pid(),
    ]),
  )
  expect([broken, first.pid === second.pid]).toEqual([true, true])
  expect(socks).toEqual(await pairs())
  expect(db.statements() - before.sent, 'four together, and the count of socks twice').toBe(6)
  expect(db.roundTrips() - before.trips).toBe(3)
})

test('shares a connection in one turn of the event loop, up to so many statements', async () => {
  const pid = () => db.together(() => db.one<{ pid: number }>(sql`select pg_backend_pid() as pid`))
  const pids = await Promise.all(Array.from({ length: 20 }, pid))
  expect(new Set(pids.map((row) => row.pid)).size).toBe(2)
  expect(db.connections().busy).toBe(0)
})

test.each([
  ['2026-01-31 12:34:56.789012+00', '2026-01-31T12:34:56.789Z'],
  ['2026-01-31 12:34:56.5+00', '2026-01-31T12:34:56.500Z'],
  ['2026-01-31 12:34:56+00', '2026-01-31T12:34:56.000Z'],
  ['0044-03-15 12:00:00+00', '0044-03-15T12:00:00.000Z'],
  ['12026-01-31 00:00:00+00', '+012026-01-31T00:00:00.000Z'],
  ['0044-03-15 12:00:00+00 BC', '-000043-03-15T12:00:00.000Z'],
])('reads the time %s', async (text, iso) => {
  const { at } = await db.one<{ at: Date }>(sql`select ${text}::timestamptz as at`)
  expect(at.toISOString()).toBe(iso)
})

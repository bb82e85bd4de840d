// Run by `npm run bench -- sockets [connections ...]`: what one process pays for live connections, and how long an event takes to all of them.
import { cpus, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '../../../apps/api/src/platform/db/database.ts'
import { migrate } from '../../../apps/api/src/platform/db/migrate.ts'
import { sql } from '../../../apps/api/src/platform/db/sql.ts'
import { outboxFilled } from '../../../apps/api/src/platform/outbox/outbox.ts'
import { type MeasuredProcess, startMeasured, stopMeasured } from '../measured-process.ts'
import { openEmptyDatabase } from '../open-empty-database.ts'
import { type Listener, openListener } from './open-sockets.ts'

const counts = process.argv.slice(2).map(Number)
const steps = counts.length > 0 ? counts : [1_000, 5_000, 9_900]
const atOnce = 50
const events = 5
const beats = 3
/** As client libraries are asked to, where nothing else is sent. */
const beatEveryS = 30
const program = fileURLToPath(new URL('serve-sockets.ts', import.meta.url))
const print = (line = '') => process.stdout.write(`${line}\n`)
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

const database = await openEmptyDatabase('sockets')
await migrate(database.url)
const db = openDatabase({ url: database.url, maxConnections: 1 })

/** From the commit of an event to its arrival at the first and at the last of all. */
async function timeEvent(listeners: readonly Listener[]) {
  const arriving = Promise.all(listeners.map((listener) => listener.next()))
  const sentAt = performance.now()
  await db.run(sql`insert into outbox (channel, event, data) values ('private-room.1', 'bench', '{}')`)
  await db.run(sql`select pg_notify(${outboxFilled}, '')`)
  const arrivedAt = await arriving
  return {
    firstMs: arrivedAt.reduce((first, at) => Math.min(first, at), Number.POSITIVE_INFINITY) - sentAt,
    lastMs: arrivedAt.reduce((last, at) => Math.max(last, at), 0) - sentAt,
  }
}

async function beatAll(server: MeasuredProcess, listeners: readonly Listener[]): Promise<number> {
  const before = server.cpuMs()
  for (let beat = 0; beat < beats; beat += 1) await Promise.all(listeners.map((listener) => listener.beat()))
  return (server.cpuMs() - before) / beats
}

try {
  let at = { port: 0, key: '' }
  const server = await startMeasured(
    {
      file: program,
      env: { DATABASE_URL: database.url },
    },
    {
      test: (output: string) => {
        const line = /serving (\{.*\})/.exec(output)?.[1]
        if (line) at = JSON.parse(line)
        return line !== undefined
      },
    },
  )
  const idleMb = server.memoryMb()
  print(
    `Live connections on ${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}, ${idleMb.toFixed(0)} MB without any`,
  )
  print()
  print(
    `| connections | kB of memory each | one core for heartbeats, each ${beatEveryS} s | event to the first, ms | to the last, ms | CPU of an event to all, ms | load |`,
  )
  print('|---|---|---|---|---|---|---|')
  const listeners: Listener[] = []
  for (const count of steps) {
    while (listeners.length < count) {
      const next = Array.from(
        { length: Math.min(atOnce, count - listeners.length) },
        (_, n) => listeners.length + n + 2,
      )
      listeners.push(...(await Promise.all(next.map((person) => openListener(at, person)))))
    }
    const beatMs = await beatAll(server, listeners)
    const timed: Awaited<ReturnType<typeof timeEvent>>[] = []
    const before = server.cpuMs()
    for (let event = 0; event < events; event += 1) timed.push(await timeEvent(listeners))
    const cells = [
      count,
      (((server.memoryMb() - idleMb) * 1_024) / count).toFixed(1),
      `${((100 * beatMs) / (beatEveryS * 1_000)).toFixed(1)} %`,
      median(timed.map(({ firstMs }) => firstMs)).toFixed(0),
      median(timed.map(({ lastMs }) => lastMs)).toFixed(0),
      ((server.cpuMs() - before) / events).toFixed(0),
      loadavg()[0]?.toFixed(0),
    ]
    print(`| ${cells.join(' | ')} |`)
  }
  for (const listener of listeners) listener.close()
} finally {
  await stopMeasured()
  await db.close()
  await database.stop()
}

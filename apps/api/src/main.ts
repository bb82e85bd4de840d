import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Point } from '@washline/contract/maps/geo'
import type { App } from './app.ts'
import type { Autopilot } from './demo/index.ts'
import { refuseUnfinishedRestore, refuseUnprovenRows } from './platform/backup/restore-mark.ts'
import { systemClock } from './platform/clock/clock.ts'
import { openDatabaseClock } from './platform/clock/database-clock.ts'
import { collectStart } from './platform/collect-start.ts'
import { agreeOnSecrets } from './platform/config/agree-on-secrets.ts'
import type { Config } from './platform/config/config.ts'
import { settingsReport } from './platform/config/describe-settings.ts'
import { openSecrets } from './platform/config/open-secrets.ts'
import { readSettings } from './platform/config/read-settings.ts'
import { refusedRisks } from './platform/config/risks.ts'
import { persistedSecret } from './platform/config/secrets.ts'
import { checkWays } from './platform/db/check-ways.ts'
import { type Database, openDatabase } from './platform/db/database.ts'
import { migrate } from './platform/db/migrate.ts'
import { type ApplicationRole, applicationRole, restrictRole } from './platform/db/restrict-role.ts'
import { waysOf } from './platform/db/ways.ts'
import { createLog, type Log } from './platform/log/log.ts'
import { awaitFreeDataDir } from './platform/postgres/data-dir-lock.ts'
import { explainDatabaseFault } from './platform/postgres/explain-database-fault.ts'
import { startPostgres } from './platform/postgres/start-postgres.ts'
import { StartupError } from './platform/postgres/startup-error.ts'
import { openTracer } from './platform/tracing/open-tracer.ts'

const stopLimitMs = 15_000
const print = (line: string) => process.stdout.write(`${line}\n`)

/** Settles whether the port is free before anything is started for it. */
const claimPort = (port: number, host: string) =>
  new Promise<void>((free, taken) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) =>
      taken(
        error.code === 'EADDRINUSE'
          ? new StartupError(`Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`)
          : new StartupError(`Cannot listen on ${host}:${port} (${error.code}).`),
      ),
    )
    probe.listen(port, host, () => probe.close(() => free()))
  })

/** The settings of a start, or one line for each that does not do. */
function settingsOfStart(): Config {
  const read = readSettings(process.env)
  if ('problems' in read) throw new StartupError(read.problems.join('\n'))
  const refused = refusedRisks(read.config, { isMarketRead: false })
  if (refused.length > 0) throw new StartupError(refused.join('\n'))
  return { ...read.config, DATA_DIR: resolve(read.config.DATA_DIR) }
}

/** The code of the product, which is read while the database starts. */
const readCode = async () => ({
  ...(await import('./app.ts')),
  ...(await import('./identity/index.ts')),
  demo: await import('./demo/index.ts'),
})
type Demo = Awaited<ReturnType<typeof readCode>>['demo']

/** Fills the demo market and keeps a copy of it. Gives whether its people are played: only in a market that is the demo's own. */
async function openDemo(
  { fillDemoMarket, copyDemoMarket, isDemoMarket }: Demo,
  market: { db: Database; ownerUrl: string; stopped: AbortSignal } & Parameters<Demo['fillDemoMarket']>[1],
): Promise<boolean> {
  const { db, ownerUrl, stopped, ...order } = market
  await fillDemoMarket(db, order, stopped)
  await copyDemoMarket(ownerUrl, new Date())
  return order.config.DEMO_AUTOPILOT && (await isDemoMarket(db))
}

/** Starts the embedded database, unless there is another. Gives the address for its owner, once its tables are those of now, and the application's role. */
async function openOwnedDatabase(
  config: Config,
  stops: (() => Promise<void>)[],
  onGivenUp: (line: string) => void,
): Promise<{ databaseUrl: string; role: ApplicationRole | undefined }> {
  let url = config.DATABASE_URL
  if (!url) {
    print('Starting the database')
    const postgres = await startPostgres({ dataDir: config.DATA_DIR, log: print, onGivenUp })
    stops.push(postgres.stop)
    url = postgres.url
  }
  const role = applicationRole(url)
  const applied = await migrate(url).catch((error: unknown) => {
    throw config.DATABASE_URL ? explainDatabaseFault(config.DATABASE_URL, error) : error
  })
  await refuseUnprovenRows(url)
  if (applied.length > 0) print(`Brought the database up to date (${applied.length} steps)`)
  return { databaseUrl: url, role }
}

/** A market without an operator names the way to the first one; a later start, or the command, replaces the link. */
async function inviteFirstOperator(code: Awaited<ReturnType<typeof readCode>>, db: Database, publicUrl: string) {
  const link = await code.inviteOperator({ db, clock: systemClock, publicUrl })
  if (!link) return
  print('\nNobody operates this market yet. The first operator makes their account here, once and within a day:')
  print(link)
}

/** Who starts this process while the web client is still built sends it a message when that is there. */
async function clientIsBuilt(): Promise<void> {
  if (!process.connected) return
  await once(process, 'message')
  process.disconnect()
}

/** The last lines of a start. Those of a demo lead. */
function greet(config: Config, address: string, lines: readonly string[]): void {
  print(`\nWashline is ready: ${address}`)
  print('Stop with Ctrl-C.')
  if (config.demo) for (const line of ['', ...lines, '']) print(line)
}

/** What has to be stopped, the last first, and how: on a signal, or because the database is gone for good. */
function stopInOrder({ STOP_DELAY_S }: Config, log: Log) {
  const stops: (() => Promise<void>)[] = []
  const stopped = new AbortController()
  let stopping: Promise<void> | undefined
  const stop = (): Promise<void> => {
    stopping ??= (async () => {
      stopped.abort()
      for (const step of stops.reverse()) await step().catch((error) => log.error('stop.fault', error))
    })()
    return stopping
  }
  /** The supervisor of this process sees that it ended. What cannot stop without a database is not waited for. */
  const onGivenUp = (line: string) => {
    process.stderr.write(`${line}\n`)
    void Promise.race([stop(), delay(stopLimitMs)]).then(() => process.exit(1))
  }
  /** What is in hand has this long; then the process ends, whatever does not answer. */
  const onSignal = () => {
    const limitMs = stopLimitMs + STOP_DELAY_S * 1_000
    void Promise.race([stop().then(() => 0), delay(limitMs).then(() => 1)]).then((code) => process.exit(code))
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, onSignal)
  return { stops, stop, stopped: stopped.signal, onGivenUp }
}

/** The connections of the application, the time that all processes on the database have, and where spans are sent. */
async function openStatements(
  config: Config,
  url: string,
  { log, stops }: { log: Log; stops: (() => Promise<void>)[] },
) {
  const tracer = await openTracer(config, log)
  if (tracer) stops.push(tracer.close)
  const db = openDatabase({ ...waysOf(config, url), tracer })
  stops.push(db.close)
  const clock = await openDatabaseClock(db, log)
  stops.push(async () => clock.close())
  return { db, clock, tracer }
}

async function main(): Promise<void> {
  const config = settingsOfStart()
  const log = createLog(config.LOG_LEVEL)
  mkdirSync(config.DATA_DIR, { recursive: true })
  refuseUnfinishedRestore(config.DATA_DIR)
  if (!config.DATABASE_URL) await awaitFreeDataDir(config.DATA_DIR)
  await claimPort(config.PORT, config.HOST)
  if (!config.demo) for (const line of settingsReport(config, { isMarketRead: false })) print(line)

  const { stops, stop, stopped, onGivenUp } = stopInOrder(config, log)

  try {
    const opening = openOwnedDatabase(config, stops, onGivenUp)
    const code = readCode()
    code.catch(() => undefined)
    const { databaseUrl, role } = await opening
    const { url, missing } = await restrictRole(databaseUrl, role)
    if (missing) log.warn('database.owner-rights', { missing, still: 'triggers refuse changes of the books' })
    const { db, clock, tracer } = await openStatements(config, url, { log, stops })
    await checkWays(config, db, log)
    await agreeOnSecrets(db, await openSecrets(config))
    const { createApp, demo } = await code
    const exemptOperator = config.demo ? demo.demoOperatorEmail : undefined
    let autopilot: Autopilot | undefined
    const simulatedWashersCome = async (place: Point) => (await autopilot?.comesTo(place)) ?? false
    const app: App = await createApp({
      ...{ config, db, clock, log, tracer, exemptOperator, simulatedWashersCome },
      resetDemo: async () => {
        const isReset = await demo.resetDemoMarket(databaseUrl, log)
        if (isReset) await autopilot?.restart()
        return isReset
      },
    })
    stops.push(app.stop)
    const refused = refusedRisks(config, { isMarketRead: true })
    if (refused.length > 0) throw new StartupError(refused.join('\n'))
    const autopilotPassword = await persistedSecret(config.DATA_DIR, 'autopilot')
    const order = { config, databaseUrl: url, autopilotPassword }
    const market = { ...order, db, ownerUrl: databaseUrl, stopped }
    const isLive = config.demo && (await openDemo(demo, market))
    await app.start()
    await clientIsBuilt()
    await app.listen()
    collectStart()

    const address = config.PUBLIC_URL ?? `http://localhost:${app.port()}`
    if (!config.demo) await inviteFirstOperator(await code, db, address)
    greet(config, address, demo.demoLines(address, isLive && config.DEMO_CUSTOMERS))
    if (isLive) {
      const here = { host: config.HOST, port: app.port(), customers: config.DEMO_CUSTOMERS }
      autopilot = demo.startAutopilot({ db, events: app.events, ...here, password: autopilotPassword })
      stops.push(autopilot.stop)
    }
  } catch (error) {
    await stop()
    throw error
  }
}

main().catch((error: unknown) => {
  process.stderr.write(
    error instanceof StartupError ? `${error.message}\n` : `${error instanceof Error ? error.stack : String(error)}\n`,
  )
  process.exit(1)
})

import { randomUUID } from 'node:crypto'
import { type JobResult, PgBoss } from 'pg-boss'
import { Counter, type Registry } from 'prom-client'
import { DatabaseAway } from '../db/away.ts'
import type { Tx } from '../db/database.ts'
import { messageOf } from '../log/describe-error.ts'
import type { Log } from '../log/log.ts'
import { type LogContext, logContext, withLogContext } from '../log/log-context.ts'
import type { Tracer } from '../tracing/tracer.ts'
import { withoutHurry } from '../vendors/vendor-time.ts'
import { type JobDatabase, openJobDatabase } from './job-database.ts'
import { type JobTrace, splitOrigin, traceOfJob, withOrigin } from './job-origin.ts'
import { type Job, type Jobs, PermanentFailure } from './jobs.ts'
import { heartbeatS, prepareOrphans, releaseOrphans } from './orphaned-jobs.ts'
import { watchDue } from './watch-due.ts'

const usualRetries = 5
/** What is in hand at a stop has this long; where the database is silent, the stop as a whole is bounded. */
const inHandMs = 10_000
/** Jobs of one queue that this process works on at once, where the job names no number. */
const AT_ONCE = 8
/** Due jobs of all queues are watched for at once; each queue asks by itself now and then, in case the watch has missed one. */
const POLL_S = 300
/** A later job is left to polling. */
const LONGEST_TIMER_MS = 3_600_000
/** A job is due by the database's clock, which may be a little behind. */
const CLOCK_SLACK_MS = 20

interface Handler {
  readonly name: string
  readonly retries: number
  readonly atOnce: number
  readonly work: (data: unknown) => Promise<void>
}

/** The insert of a job leaves with the commit of its transaction: nobody needs what it returns. */
const inTransaction = (tx: Tx) => ({
  executeSql: async (text: string, values: unknown[] = []) => {
    tx.rawLast(text, values)
    return { rows: [] }
  },
})

/** A queue that an earlier version has made keeps its own number of retries. */
const sendOptions = (
  { retries: retryLimit = usualRetries }: Job,
  { at, key = randomUUID() }: { at?: Date; key?: string },
) => ({
  singletonKey: key,
  retryLimit,
  ...(at && { startAfter: at }),
})

export interface RunningJobs extends Jobs {
  /** Adds the counts of what was done to the metrics. */
  watch(registry: Registry): void
  /** Makes the queues, so that jobs can be enqueued; works on nothing yet. */
  install(): Promise<void>
  start(): Promise<void>
  /** Ends the queue's connections at once: the database has been silent. */
  renew(): void
  stop(): Promise<void>
}

interface Repeat {
  readonly name: string
  readonly everyS: number
  readonly work: () => Promise<void>
}

/** Durable jobs on PostgreSQL: they survive a restart and run once over all processes. */
export function createJobs(deps: {
  databaseUrl: string
  log: Log
  tracer?: Tracer | undefined
  pollS?: number
  inspectMs?: number
}): RunningJobs {
  const { databaseUrl, log } = deps
  const db = openJobDatabase({ databaseUrl, onFault: (error) => log.error('jobs.fault', error) })
  const boss = openBoss(db, log)
  const workers = createWorkers(boss, {
    ...deps,
    onEnd: (queue, outcome) => {
      worked.inc({ queue, outcome })
      if (outcome === 'failed') due.expectRetry()
    },
  })
  const worked = new Counter({
    name: 'washline_jobs_total',
    help: 'Jobs that this process has worked on, by queue and outcome',
    labelNames: ['queue', 'outcome'],
    registers: [],
  })
  const due = watchDue({
    ...{ databaseUrl, db, log, wake: workers.wake, everyMs: deps.inspectMs },
    releaseOrphans: () => releaseOrphans(db, boss),
  })
  const handlers: Handler[] = []
  const repeats: Repeat[] = []
  const timers: NodeJS.Timeout[] = []
  let installed = false

  const install = async () => {
    if (installed) return
    await boss.start()
    const made = new Set((await boss.getQueues()).map(({ name }) => name))
    for (const queue of [...handlers, ...repeats.map(({ name }) => ({ name, retries: 0 }))])
      if (!made.has(queue.name)) await installQueue(boss, queue)
    await prepareOrphans(db)
    installed = true
  }

  return {
    watch: (registry) => registry.registerMetric(worked),
    handle: (job, work) => {
      const { name, retries = usualRetries, atOnce = AT_ONCE } = job
      handlers.push({ name, retries, atOnce, work: (data) => work(job.data.parse(data) as never) })
    },
    repeat: (name, everyS, work) => {
      repeats.push({ name, everyS, work })
    },
    enqueue: async (tx, job, data, when = {}) => {
      const sent = withOrigin(data as object, logContext(), when.at !== undefined)
      await boss.send(job.name, sent, { db: inTransaction(tx), ...sendOptions(job, when) })
      tx.afterCommit(() => {
        workers.wake(job.name, when.at)
        due.announce(job.name, when.at)
      })
    },
    install,
    renew: () => {
      db.renew()
      due.renew()
    },
    start: async () => {
      await install()
      for (const handler of handlers) await workers.start(handler)
      for (const repeat of repeats) {
        await workers.start({ ...repeat, atOnce: 1 })
        timers.push(enqueueEvery(boss, repeat, { log, wake: () => workers.wake(repeat.name) }))
      }
      await due.start()
    },
    stop: async () => {
      for (const timer of timers) clearInterval(timer)
      await due.stop()
      if (installed) await boss.stop({ graceful: true, timeout: inHandMs }).catch(() => undefined)
      await db.close()
    },
  }
}

function openBoss(db: JobDatabase, log: Log): PgBoss {
  const boss = new PgBoss({ db, schema: 'jobs', createSchema: false })
  boss.on('error', (error) => log.error('jobs.fault', asThrown(error)))
  return boss
}

/** The queue reports some errors as copies of their fields. */
function asThrown(fault: unknown): unknown {
  if (fault instanceof Error || typeof fault !== 'object' || fault === null) return fault
  const { name, message, stack, code } = fault as Partial<Error> & { code?: unknown }
  if (name === 'DatabaseAway') return new DatabaseAway(message)
  return Object.assign(new Error(message), { stack, ...(code !== undefined && { code }) })
}

const installQueue = (boss: PgBoss, { name, retries }: Pick<Handler, 'name' | 'retries'>) =>
  // `short` allows one waiting job per key, so every job gets its own key unless the caller passes one.
  boss.createQueue(name, {
    policy: 'short',
    retryLimit: retries,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 60,
    heartbeatSeconds: heartbeatS,
  })

type Worked = Pick<Handler, 'name' | 'atOnce' | 'work'>

function createWorkers(
  boss: PgBoss,
  deps: {
    log: Log
    tracer?: Tracer | undefined
    pollS?: number
    onEnd: (queue: string, outcome: 'done' | 'failed') => void
  },
) {
  const { log, tracer, pollS = POLL_S, onEnd } = deps
  const workers = new Map<string, string>()
  const wakeNow = (name: string): void => {
    const worker = workers.get(name)
    if (worker) boss.notifyWorker(worker)
  }
  return {
    start: async ({ name, atOnce, work }: Worked): Promise<void> => {
      const run = async ({ id, data: stored }: { id: string; data: unknown }): Promise<JobResult> => {
        const { data, from } = splitOrigin(stored)
        const of = traceOfJob(from, tracer !== undefined)
        const context = { job: id, queue: name, ...orderOf(data), ...of.context }
        const ended = beginSpan(tracer, context, of)
        try {
          await withLogContext(context, () => withoutHurry(() => work(data)))
          ended?.()
          onEnd(name, 'done')
          return { id, status: 'completed' }
        } catch (error) {
          ended?.({ isFault: true })
          log.error('jobs.failed', error, { job: name })
          onEnd(name, 'failed')
          const status = error instanceof PermanentFailure ? 'deadletter' : 'failed'
          return { id, status, output: { message: messageOf(error) } }
        }
      }
      const drains = { pollingIntervalSeconds: pollS, batchSize: atOnce, burstWhenBatchFull: true }
      const worker = await boss.work(name, { ...drains, perJobResults: true }, (jobs) => Promise.all(jobs.map(run)))
      workers.set(name, worker)
    },
    /**
     * Fetches the jobs of a queue without waiting for the next poll, at once or at a time. A NOTIFY inside a business
     * transaction would take a database-wide lock at its commit, so this process is woken directly, and the others are notified
     * after the commit.
     */
    wake: (name: string, at?: Date): void => {
      const inMs = at ? at.getTime() - Date.now() : 0
      if (inMs <= 0) wakeNow(name)
      else if (inMs <= LONGEST_TIMER_MS) setTimeout(wakeNow, inMs + CLOCK_SLACK_MS, name).unref()
    },
  }
}

const beginSpan = (
  tracer: Tracer | undefined,
  { trace, span, queue = '', job, order }: LogContext,
  { parent, link }: JobTrace,
) =>
  trace !== undefined && span !== undefined
    ? tracer?.begin({
        ...{ name: `job ${queue}`, kind: 'consumer' as const, trace, id: span, parent, link },
        attributes: { 'messaging.destination.name': queue, 'messaging.message.id': job, 'washline.order': order },
      })
    : undefined

const orderOf = (data: unknown): { order?: number } => {
  const order = typeof data === 'object' && data !== null && 'orderId' in data ? data.orderId : undefined
  return typeof order === 'number' ? { order } : {}
}

/** Enqueues a repeated job now and from then on. One waiting job per name: processes that tick together add nothing. */
function enqueueEvery(
  boss: PgBoss,
  { name, everyS }: Repeat,
  { log, wake }: { readonly log: Log; readonly wake: () => void },
): NodeJS.Timeout {
  const tick = () => {
    boss
      .send(name, {}, { singletonKey: name, singletonSeconds: everyS })
      .then(wake)
      .catch((error) => log.error('jobs.fault', error))
  }
  tick()
  return setInterval(tick, everyS * 1_000).unref()
}

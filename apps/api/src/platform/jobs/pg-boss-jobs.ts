import { randomUUID } from 'node:crypto'
import { PgBoss } from 'pg-boss'
import type { Tx } from '../db/database.ts'
import type { Log } from '../log/log.ts'
import type { Jobs } from './jobs.ts'

interface Handler {
  readonly name: string
  readonly retries: number
  readonly work: (data: unknown) => Promise<void>
}

const inTransaction = (tx: Tx) => ({
  executeSql: (text: string, values?: unknown[]) => tx.raw(text, values) as Promise<{ rows: never[] }>,
})

export interface RunningJobs extends Jobs {
  /** Makes the queues, so that jobs can be enqueued; works on nothing yet. */
  install(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

/** Durable jobs on PostgreSQL: they survive a restart and run once over all processes. */
export function createJobs(deps: { databaseUrl: string; log: Log; pollS?: number }): RunningJobs {
  const pollS = deps.pollS ?? 1
  const boss = new PgBoss({
    connectionString: deps.databaseUrl,
    schema: 'jobs',
    createSchema: false,
    max: 4,
    application_name: 'washline-jobs',
  })
  boss.on('error', (error) => deps.log.error('jobs.fault', error))
  const handlers: Handler[] = []
  const repeats: { name: string; everyS: number; work: () => Promise<void> }[] = []
  const timers: NodeJS.Timeout[] = []
  const workers = new Map<string, string>()
  let installed = false

  const installQueue = ({ name, retries }: Pick<Handler, 'name' | 'retries'>) =>
    // `short` keeps one waiting job per key, so every job has a key of its own unless told otherwise.
    boss.createQueue(name, {
      policy: 'short',
      retryLimit: retries,
      retryDelay: 1,
      retryBackoff: true,
      retryDelayMax: 60,
    })

  const install = async () => {
    if (installed) return
    await boss.start()
    for (const handler of handlers) await installQueue(handler)
    for (const { name } of repeats) await installQueue({ name, retries: 0 })
    installed = true
  }

  const startWorker = async ({ name, work }: Pick<Handler, 'name' | 'work'>) => {
    const worker = await boss.work(name, { pollingIntervalSeconds: pollS, batchSize: 1 }, async (jobs) => {
      for (const job of jobs) {
        try {
          await work(job.data)
        } catch (error) {
          deps.log.error('jobs.failed', error, { job: name })
          throw error
        }
      }
    })
    workers.set(name, worker)
  }

  // A NOTIFY inside a business transaction would take a database-wide lock at its commit; this process is told directly instead.
  const wake = (name: string) => {
    const worker = workers.get(name)
    if (worker) boss.notifyWorker(worker)
  }

  return {
    handle: (job, work) => {
      handlers.push({ name: job.name, retries: job.retries ?? 5, work: (data) => work(job.data.parse(data) as never) })
    },
    repeat: (name, everyS, work) => {
      repeats.push({ name, everyS, work })
    },
    enqueue: async (tx, job, data, when = {}) => {
      await boss.send(job.name, data as object, {
        db: inTransaction(tx),
        ...(when.at ? { startAfter: when.at } : {}),
        singletonKey: when.key ?? randomUUID(),
      })
      if (!when.at) tx.afterCommit(() => wake(job.name))
    },
    install,
    start: async () => {
      await install()
      for (const handler of handlers) await startWorker(handler)
      for (const { name, everyS, work } of repeats) {
        await startWorker({ name, work })
        // One waiting job per name: processes that tick together add nothing.
        const tick = () => {
          boss
            .send(name, {}, { singletonKey: name, singletonSeconds: everyS })
            .catch((error) => deps.log.error('jobs.fault', error))
        }
        tick()
        timers.push(setInterval(tick, everyS * 1_000).unref())
      }
    },
    stop: async () => {
      for (const timer of timers) clearInterval(timer)
      if (installed) await boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}

import { randomUUID } from 'node:crypto'
import type { Log } from '../log/log.ts'
import { keepConnected } from '../outbox/keep-connected.ts'
import type { JobDatabase } from './job-database.ts'

const channel = 'washline_jobs'
/** What a process left behind that ended between its commit and its notification is found within this time. */
const inspectEveryMs = 10_000
/** Notifications of one queue within this time are one. */
const gatherMs = 50
/** The result of a failed job is written after its work: then it is clear when it runs again. */
const afterFailureMs = 500

export interface DueWatch {
  /** Notifies the other processes of a job that has been committed, due now or at a time. */
  announce(name: string, at?: Date): void
  /** A job has failed, and is due again soon. */
  expectRetry(): void
  start(): Promise<void>
  /** Listens on another connection. */
  renew(): void
  stop(): Promise<void>
}

/**
 * Wakes queues when a job of theirs is due, in place of a poll by each queue each second: every process listens for what others enqueue,
 * and looks now and then which jobs of all queues are due until it looks again.
 */
export function watchDue(deps: {
  databaseUrl: string
  db: JobDatabase
  log: Log
  wake: (name: string, at?: Date) => void
  /** Puts back what ended processes had in hand, and gives how many. */
  releaseOrphans: () => Promise<number>
  everyMs?: number | undefined
}): DueWatch {
  const { databaseUrl, db, log, wake, everyMs = inspectEveryMs } = deps
  const sender = randomUUID()
  const gathered = new Set<string>()
  let sending: NodeJS.Timeout | undefined
  let inspecting: NodeJS.Timeout | undefined
  let retrying: NodeJS.Timeout | undefined
  let isStopped = false

  const inspect = async (): Promise<void> => {
    try {
      if ((await deps.releaseOrphans()) > 0) expectRetry()
      const until = new Date(Date.now() + everyMs + 1_000)
      const { rows } = await db.executeSql(
        `select name, min(start_after) as due from jobs.job where state < 'active' and start_after < $1 group by name`,
        [until],
      )
      for (const { name, due } of rows as { name: string; due: Date }[]) wake(name, due)
    } catch (error) {
      if (!isStopped) log.error('jobs.inspect', error)
    }
  }
  /** The result of a failed job is written after its work. */
  const expectRetry = () => {
    retrying ??= setTimeout(() => {
      retrying = undefined
      void inspect()
    }, afterFailureMs).unref()
  }
  const send = async (): Promise<void> => {
    sending = undefined
    const payloads = [...gathered]
    gathered.clear()
    await db
      .executeSql(`select pg_notify('${channel}', payload) from unnest($1::text[]) payload`, [payloads])
      .catch((error: unknown) => (isStopped ? undefined : log.error('jobs.announce', error)))
  }
  const connection = keepConnected({
    databaseUrl,
    log,
    begin: async (client) => {
      client.on('notification', ({ payload = '' }) => {
        const [by, name = '', atMs] = payload.split(' ')
        if (by !== sender) wake(name, atMs === undefined ? undefined : new Date(Number(atMs)))
      })
      await client.query(`listen ${channel}`)
    },
    // What was announced while nobody listened.
    onOpen: () => void inspect(),
  })
  return {
    announce: (name, at) => {
      // What is due later, the others see when they look.
      if (at && at.getTime() > Date.now() + everyMs) return
      gathered.add(at ? `${sender} ${name} ${at.getTime()}` : `${sender} ${name}`)
      sending ??= setTimeout(() => void send(), gatherMs).unref()
    },
    expectRetry,
    start: async () => {
      await connection.open()
      inspecting = setInterval(() => void inspect(), everyMs).unref()
    },
    renew: connection.renew,
    stop: async () => {
      isStopped = true
      clearInterval(inspecting)
      clearTimeout(sending)
      clearTimeout(retrying)
      await connection.close()
    },
  }
}

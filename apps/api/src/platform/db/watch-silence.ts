import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { awayOr, DatabaseAway, isAway } from './away.ts'
import type { Database } from './database.ts'
import { dropConnection } from './renewable.ts'

/** When a request has waited this long, the database is asked whether it still answers. */
const graceMs = 500
const everyMs = 250
const answerLimitMs = 1_000
/** A process that was busy itself reads an answer late: it has this long to. */
const readMs = 50

export interface SilenceWatch {
  /** The work's result, unless the database is silent or falls silent meanwhile: then it throws `DatabaseAway`, and what the work did is open. */
  whileAnswering<T>(work: () => Promise<T>): Promise<T>
  /** Whether the database answers within a second, or within the next: a busy machine may hear it late. */
  answers(): Promise<boolean>
  close(): Promise<void>
}

export interface Silence {
  /** A database that has become silent, or answers again after so long, and after so many requests were refused. */
  onSilent(): void
  onAnswer(silence: { readonly seconds: number; readonly refused: number }): void
}

interface Waiting {
  readonly sinceMs: number
  readonly giveUp: (error: Error) => void
}

/**
 * Notices within two seconds that the database no longer answers, also where the network swallows every packet and no
 * connection ends. Nothing is asked while requests are answered quickly.
 */
export function watchSilence(
  { statementsUrl, answeredMs }: Pick<Database, 'statementsUrl' | 'answeredMs'>,
  { onSilent, onAnswer }: Silence,
): SilenceWatch {
  const probe = openProbe(statementsUrl)
  const waiting = new Set<Waiting>()
  let timer: NodeJS.Timeout | undefined
  let silentSinceMs: number | undefined
  let refused = 0
  let isAsking = false

  const refuse = (giveUp: Waiting['giveUp']) => {
    refused += 1
    giveUp(new DatabaseAway('The database is not responding.'))
  }
  const hear = (answers: boolean) => {
    if (!answers) {
      if (silentSinceMs === undefined) onSilent()
      silentSinceMs ??= performance.now()
      for (const { giveUp } of waiting) refuse(giveUp)
      waiting.clear()
    } else if (silentSinceMs !== undefined) {
      onAnswer({ seconds: Math.round((performance.now() - silentSinceMs) / 1_000), refused })
      silentSinceMs = undefined
      refused = 0
    }
  }
  const inspect = async () => {
    const [oldest] = waiting
    const isSlow = oldest !== undefined && performance.now() - oldest.sinceMs >= graceMs
    if (silentSinceMs === undefined && !oldest) stopLooking()
    if (isAsking || (silentSinceMs === undefined && !isSlow)) return
    isAsking = true
    const askedMs = performance.now()
    // On a machine without time to spare the question itself may be late: a statement that was answered meanwhile counts.
    hear((await probe.answers()) || answeredMs() > askedMs)
    isAsking = false
  }
  const startLooking = () => {
    timer ??= setInterval(() => void inspect(), everyMs).unref()
  }
  const stopLooking = () => {
    clearInterval(timer)
    timer = undefined
  }

  return {
    whileAnswering: (work) =>
      new Promise((resolve, reject) => {
        if (silentSinceMs !== undefined) return refuse(reject)
        const mine: Waiting = { sinceMs: performance.now(), giveUp: reject }
        waiting.add(mine)
        startLooking()
        work()
          .then(resolve, reject)
          .finally(() => waiting.delete(mine))
      }),
    answers: async () => (await probe.answers()) || (await probe.answers()),
    close: async () => {
      stopLooking()
      await probe.close()
    },
  }
}

/** Asks on a connection of its own, opened when it is needed first. */
function openProbe(url: string) {
  let client: pg.Client | undefined
  const connect = async () => {
    const fresh = new pg.Client({ connectionString: url, application_name: 'washline-probe' })
    fresh.on('error', () => undefined)
    client = fresh
    await fresh.connect()
    return fresh
  }
  /** A connection that is closed politely would wait for the silent side. */
  const drop = () => {
    if (client) dropConnection(client)
    client = undefined
  }
  const ask = async () => {
    await (client ?? (await connect())).query('select 1')
  }
  return {
    answers: async () => {
      const asked = ask().then(
        () => true,
        // A refusal is an answer: a database with no connection left is busy, not away.
        (error: unknown) => !isAway(awayOr(error)),
      )
      const late = pause(answerLimitMs)
        .then(() => pause(readMs))
        .then(() => false)
      const answers = await Promise.race([asked, late])
      if (!answers) drop()
      return answers
    },
    close: async () => drop(),
  }
}

import { fork } from 'node:child_process'
import type { Config } from '../platform/config/config.ts'
import type { Database } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import { StartupError } from '../platform/postgres/startup-error.ts'

export interface LoadOrder {
  readonly config: Config
  readonly databaseUrl: string
  readonly autopilotPassword: string
}

export type LoadAnswer = { readonly kind: 'loaded' } | { readonly kind: 'failed'; readonly why: string }

const child = new URL('./load-market-child.ts', import.meta.url)

/** Loads the demo market in a process of its own, unless it is loaded. The signal ends the process; the next start continues. */
export async function fillDemoMarket(db: Database, order: LoadOrder, signal: AbortSignal): Promise<void> {
  if (await db.maybe(sql`select 1 from demo_loads`)) return
  const loading = fork(child, { execArgv: [], serialization: 'advanced' })
  const end = () => void loading.kill('SIGTERM')
  signal.addEventListener('abort', end, { once: true })
  try {
    const answer = await new Promise<LoadAnswer>((resolve, reject) => {
      loading.once('message', (message) => resolve(message as LoadAnswer))
      loading.once('error', reject)
      loading.once('exit', () =>
        reject(new StartupError('Loading the demo market was interrupted. The next start continues it.')),
      )
      loading.send(order)
    })
    if (answer.kind === 'failed') throw new Error(answer.why)
  } finally {
    signal.removeEventListener('abort', end)
    end()
  }
}

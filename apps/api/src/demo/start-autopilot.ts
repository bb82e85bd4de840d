import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { FactBus } from '../facts/fact-bus.ts'
import type { Database } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import { drivenWashers, handWasher } from './demo-people.ts'

const entry = fileURLToPath(new URL('../../../simulator/src/autopilot.ts', import.meta.url))
const presentForMs = 10 * 60_000

export interface AutopilotDeps {
  readonly db: Database
  readonly facts: FactBus
  readonly port: number
  readonly host: string
  readonly password: string
}

interface Pickup {
  readonly latitude: number
  readonly longitude: number
  readonly handWasherPresent: boolean
}

/** Starts the simulated Washers in a process of their own. They use the public API; all they are told beside it is where somebody waits. */
export function startAutopilot(deps: AutopilotDeps): () => Promise<void> {
  const child = fork(entry, [], {
    execArgv: [],
    env: {
      ...process.env,
      WASHLINE_URL: `http://${deps.host === '0.0.0.0' || deps.host === '::' ? '127.0.0.1' : deps.host}:${deps.port}`,
      WASHLINE_PASSWORD: deps.password,
      WASHLINE_WASHERS: JSON.stringify(drivenWashers.map((washer) => washer.email)),
    },
  })
  deps.facts.on('order.moved', async (tx, { move, orderId, at }) => {
    if (move !== 'place' && move !== 'release') return
    const pickup = await tx.maybe<Pickup>(sql`
      select pickup_latitude as latitude, pickup_longitude as longitude, exists (
        select from access_tokens t join users u on u.id = t.user_id
        where u.email = ${handWasher.email} and t.last_used_at > ${new Date(at.getTime() - presentForMs)}
      ) as "handWasherPresent"
      from orders where id = ${orderId}`)
    tx.afterCommit(() => {
      if (pickup && child.connected) child.send({ kind: 'pickup', ...pickup })
    })
  })
  return () =>
    new Promise((ended) => {
      if (child.exitCode !== null || child.signalCode !== null) return ended()
      child.once('exit', () => ended())
      child.kill('SIGTERM')
    })
}

import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { isWithdrawal } from '@washline/contract/orders/process'
import type { EventBus } from '../events/event-bus.ts'
import type { Database } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import { drivenWashers, handWasher } from './demo-people.ts'

const entry = fileURLToPath(new URL('../../../simulator/src/autopilot.ts', import.meta.url))
const presentForMs = 10 * 60_000

export interface AutopilotDeps {
  readonly db: Database
  readonly events: EventBus
  readonly port: number
  readonly host: string
  readonly password: string
}

interface Pickup {
  readonly latitude: number
  readonly longitude: number
  readonly handWasherPresent: boolean
}

/** Starts the simulated Washers in a process of their own. They use the public API; the only other input is where customers wait. */
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
  deps.events.on('order.moved', async (tx, { move, orderId, at }) => {
    if (move !== 'place' && !isWithdrawal(move)) return
    const pickup = await tx.maybe<Pickup>(sql`
      select pickup_latitude as latitude, pickup_longitude as longitude, exists (
        select from access_tokens t join users u on u.id = t.user_id
        where u.email = ${handWasher.email} and t.last_used_at > ${new Date(at.getTime() - presentForMs)}
      ) as "handWasherPresent"
      from orders
      where id = ${orderId} and pickup_latitude is not null and pickup_longitude is not null`)
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

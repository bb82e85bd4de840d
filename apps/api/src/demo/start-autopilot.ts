import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { distanceMeters, type Point } from '@washline/contract/maps/geo'
import { inHandStatuses, isWithdrawal } from '@washline/contract/orders/process'
import type { EventBus } from '../events/event-bus.ts'
import type { Database } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import { drivenWashers, handWasher } from './demo-people.ts'

const entry = fileURLToPath(new URL('../../../simulator/src/autopilot.ts', import.meta.url))
/** As in the autopilot's `come-near.ts`. */
const nearM = 6_000
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

export interface Autopilot {
  readonly stop: () => Promise<void>
  /** Whether its Washers come near when an order is placed here: none of them is near, and one has nothing to carry. */
  readonly comesTo: (place: Point) => Promise<boolean>
}

/** Starts the simulated Washers in a process of their own. They use the public API; the only other input is where customers wait. */
export function startAutopilot(deps: AutopilotDeps): Autopilot {
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
  return {
    stop: () =>
      new Promise((ended) => {
        if (child.exitCode !== null || child.signalCode !== null) return ended()
        child.once('exit', () => ended())
        child.kill('SIGTERM')
      }),
    comesTo: async (place) => child.connected && comeNear(await simulatedWashers(deps.db), place),
  }
}

interface SimulatedWasher {
  readonly latitude: number | null
  readonly longitude: number | null
  readonly isIdle: boolean
}

const simulatedWashers = (db: Database) =>
  db.all<SimulatedWasher>(sql`
    select w.latitude, w.longitude, not exists (
      select from orders o where o.washer_id = w.user_id and o.status = any(${inHandStatuses}::text[])
    ) as "isIdle"
    from washers w join users u on u.id = w.user_id
    where u.email = any(${drivenWashers.map(({ email }) => email)}::text[])`)

/** The autopilot's own rule, by the places of its Washers that the API has. */
export const comeNear = (washers: readonly SimulatedWasher[], place: Point): boolean =>
  washers.some(({ isIdle }) => isIdle) &&
  !washers.some(
    ({ latitude, longitude }) =>
      latitude !== null && longitude !== null && distanceMeters({ latitude, longitude }, place) <= nearM,
  )

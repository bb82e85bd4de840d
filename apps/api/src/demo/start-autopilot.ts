import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { distanceMeters, type Point } from '@washline/contract/maps/geo'
import { inHandStatuses, isWithdrawal } from '@washline/contract/orders/process'
import type { EventBus } from '../events/event-bus.ts'
import type { Database } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import { drivenWashers, townspeople } from './demo-people.ts'
import { type HandWasher, seeHandWasher } from './see-hand-washer.ts'

const entry = fileURLToPath(new URL('../../../simulator/src/autopilot.ts', import.meta.url))
/** As in the autopilot's `come-near.ts`. */
const nearM = 6_000
const seeEveryMs = 4_000

export interface AutopilotDeps {
  readonly db: Database
  readonly events: EventBus
  readonly port: number
  readonly host: string
  readonly password: string
  /** Whether the simulated customers order, too. */
  readonly customers: boolean
}

type Message =
  | ({ readonly kind: 'pickup' } & Point)
  | { readonly kind: 'offer'; readonly washer: string }
  | ({ readonly kind: 'hand-washer' } & HandWasher)

export interface Autopilot {
  readonly stop: () => Promise<void>
  /** Begins the simulated people's day anew, as after a reset. */
  readonly restart: () => Promise<void>
  /** Whether its Washers come near when an order is placed here: none of them is near, and one has nothing to carry. */
  readonly comesTo: (place: Point) => Promise<boolean>
}

const customers = townspeople.map(({ email, home, isRegular }) => ({ email, home, isRegular }))

/**
 * Starts the simulated people in a process of their own. They use the public API; the only other input is where customers wait,
 * which of them was made an offer, and whether the Washer who signs in by hand waits for one.
 */
export function startAutopilot(deps: AutopilotDeps): Autopilot {
  let child = forkAutopilot(deps)
  let isStopped = false
  const send = (message: Message) => {
    if (child.connected) child.send(message)
  }
  passOn(deps.events, send)
  const timer = setInterval(() => {
    seeHandWasher(deps.db, new Date())
      .then((seen) => send({ kind: 'hand-washer', ...seen }))
      // The database is away for a moment: the next time follows.
      .catch(() => undefined)
  }, seeEveryMs)
  return {
    stop: () => {
      isStopped = true
      clearInterval(timer)
      return end(child)
    },
    restart: async () => {
      await end(child)
      if (!isStopped) child = forkAutopilot(deps)
    },
    comesTo: async (place) => child.connected && comeNear(await simulatedWashers(deps.db), place),
  }
}

const forkAutopilot = ({ host, port, password, customers: withCustomers }: AutopilotDeps): ChildProcess =>
  fork(entry, [], {
    execArgv: [],
    env: {
      ...process.env,
      WASHLINE_URL: `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${port}`,
      WASHLINE_PASSWORD: password,
      WASHLINE_WASHERS: JSON.stringify(drivenWashers.map(({ email, name }) => ({ email, name }))),
      WASHLINE_CUSTOMERS: JSON.stringify(withCustomers ? customers : []),
    },
  })

const end = (child: ChildProcess): Promise<void> =>
  new Promise((ended) => {
    if (child.exitCode !== null || child.signalCode !== null) return ended()
    child.once('exit', () => ended())
    child.kill('SIGTERM')
  })

/** What the simulated people have to hear of, after the commit. */
function passOn(events: EventBus, send: (message: Message) => void): void {
  events.on('order.moved', async (tx, { move, orderId }) => {
    if (move !== 'place' && !isWithdrawal(move)) return
    const pickup = await tx.maybe<Point>(sql`
      select pickup_latitude as latitude, pickup_longitude as longitude from orders
      where id = ${orderId} and pickup_latitude is not null and pickup_longitude is not null`)
    tx.afterCommit(() => pickup && send({ kind: 'pickup', ...pickup }))
  })
  events.on('offer.made', async (tx, { washerId }) => {
    const { email } = await tx.one<{ email: string }>(sql`select email from users where id = ${washerId}`)
    tx.afterCommit(() => send({ kind: 'offer', washer: email }))
  })
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

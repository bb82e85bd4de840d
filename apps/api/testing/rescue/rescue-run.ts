import type { OrderId } from '@washline/contract/ids'
import { runBatch } from '../../src/dispatch/use-cases/run-batch.ts'
import { runWave } from '../../src/dispatch/use-cases/run-wave.ts'
import { advanceRescue } from '../../src/orders/use-cases/advance-rescue.ts'
import { checkSilence } from '../../src/orders/use-cases/check-silence.ts'
import { reportDelays } from '../../src/orders/use-cases/report-delays.ts'
import { sql } from '../../src/platform/db/sql.ts'
import type { Received } from '../harness/start-app.ts'
import type { startRescueMarket } from './rescue-market.ts'

type World = Awaited<ReturnType<typeof startRescueMarket>>
export interface RescueRun {
  readonly world: World
  readonly orders: OrderId[]
  /** Answers of 500 and above. */
  readonly faults: Received[]
}

const washersOf = ({ giver, second, third }: World) => [giver, second, third] as const
const pick = <T>(from: readonly T[], which: number) => from[which % from.length] as T
type Washer = World['giver']

export async function holderOf({ world }: Pick<RescueRun, 'world'>, id: OrderId): Promise<Washer> {
  const { washerId } = await world.db.one<{ washerId: number }>(
    sql`select washer_id as "washerId" from orders where id = ${id}`,
  )
  return washersOf(world).find((washer) => washer.id === washerId) ?? world.giver
}

const note = async ({ faults }: RescueRun, call: Promise<Received>): Promise<Received> => {
  const answer = await call
  if (answer.status >= 500) faults.push(answer)
  return answer
}

const openOffersOf = ({ world, orders }: RescueRun) =>
  world.db.all<{ id: number; washerId: number }>(sql`
    select id, washer_id as "washerId" from offers where order_id = any(${orders}::bigint[]) and state = 'open' order by id`)

async function answerOffer(run: RescueRun, which: number, response: 'accept' | 'skip'): Promise<void> {
  const { world } = run
  const offer = pick<{ id: number; washerId: number } | undefined>(await openOffersOf(run), which)
  const washer = washersOf(world).find(({ id }) => id === offer?.washerId)
  if (!offer || !washer) return
  const body = { notification_id: offer.id, response }
  await note(run, world.call(washer, 'POST', '/api/provider/notifications/respond', body))
}

/** A Washer who is expected somewhere, and mostly the right one; where nobody is, anybody and any order. */
async function expected(run: RescueRun, which: number): Promise<{ readonly id: OrderId; readonly washer: Washer }> {
  const { world, orders } = run
  const meetings = await world.db.all<{ id: OrderId; successorId: number }>(sql`
    select order_id as id, successor_id as "successorId" from rescues
    where order_id = any(${orders}::bigint[]) and state = 'meeting' order by id`)
  const meeting = pick<{ id: OrderId; successorId: number } | undefined>(meetings, which)
  const right = washersOf(world).filter(({ id }) => id === meeting?.successorId)
  const among = which % 5 === 0 || right.length === 0 ? washersOf(world) : right
  return { id: meeting?.id ?? pick(orders, which), washer: pick(among, which) }
}

async function takeOver(run: RescueRun, which: number): Promise<void> {
  const { id, washer } = await expected(run, which)
  const holder = await holderOf(run, id)
  const { body } = await note(run, run.world.call(holder, 'GET', `/api/orders/${id}/takeover/pin`))
  await note(run, run.world.takeOver(washer, id, { missing: which % 2, pin: body.data?.pin ?? '0000' }))
}

const byHolder = async (run: RescueRun, which: number, method: string, path: string, body?: object): Promise<void> => {
  const id = pick(run.orders, which)
  await note(run, run.world.call(await holderOf(run, id), method, `/api/${path.replace(':id', `${id}`)}`, body))
}

/** What people may do at once around orders that somebody has picked up. */
export const rescueOperations = {
  ask: (run: RescueRun, which: number) =>
    byHolder(run, which, 'POST', 'orders/:id/rescue', { reason: 'The machine is broken' }),
  standDown: (run: RescueRun, which: number) => byHolder(run, which, 'POST', 'orders/:id/rescue/stand-down'),
  goOn: (run: RescueRun, which: number) =>
    byHolder(run, which, 'PUT', 'provider/orders/:id/status', {
      action: which % 3 === 0 ? 'laundry_complete' : 'in_progress',
    }),
  accept: (run: RescueRun, which: number) => answerOffer(run, which, 'accept'),
  skip: (run: RescueRun, which: number) => answerOffer(run, which, 'skip'),
  takeOver,
  withdraw: async (run: RescueRun, which: number) => {
    const { id, washer } = await expected(run, which)
    await note(run, run.world.call(washer, 'DELETE', `/api/orders/${id}/takeover`))
  },
  leave: async (run: RescueRun, which: number) => {
    const { world } = run
    const body = { online: which % 3 === 0 }
    await note(run, world.call(pick(washersOf(world), which), 'PUT', '/api/provider/availability', body))
  },
  reassign: async (run: RescueRun, which: number) => {
    const { world, orders } = run
    const id = pick(orders, which)
    const { version } = await world.db.one<{ version: number }>(sql`select version from orders where id = ${id}`)
    const body = { reason: 'The Washer is in hospital', version }
    await note(run, world.call(world.operator, 'POST', `/api/ops/orders/${id}/reassign`, body))
  },
}
export type RescueOperation = keyof typeof rescueOperations

interface JobData {
  readonly orderId: OrderId
  readonly dueAt: string
  readonly heldSince: string
  readonly slot: string
}
const works: Record<string, (world: World, data: JobData) => Promise<void>> = {
  'dispatch-begin-search': ({ dispatch }, { orderId }) => runWave(dispatch, orderId),
  'dispatch-run-wave': ({ dispatch }, { orderId }) => runWave(dispatch, orderId),
  'dispatch-run-batch': ({ dispatch }, { slot }) => runBatch(dispatch, new Date(slot)),
  'orders-advance-rescue': ({ dispatch }, { orderId, dueAt }) =>
    advanceRescue(dispatch, { orderId, dueAt: new Date(dueAt) }),
  'orders-check-silence': ({ dispatch }, { orderId, heldSince }) =>
    checkSilence(dispatch, { orderId, heldSince: new Date(heldSince) }),
  'orders-report-delays': ({ dispatch }, { orderId, dueAt }) =>
    reportDelays(dispatch, { orderId, dueAt: new Date(dueAt) }),
}

/** Runs the jobs that are due by the clock of the test, one after the other. */
export async function runDueJobs(world: World): Promise<void> {
  for (;;) {
    const now = world.clock.now()
    const job = await world.db.maybe<{ name: string; data: JobData }>(sql`
      delete from jobs.job where id = (
        select id from jobs.job where name = any(${Object.keys(works)}) and state = 'created'
          and (start_after <= ${now} or start_after <= created_on)
        order by start_after limit 1)
      returning name, data`)
    if (!job) return
    await works[job.name]?.(world, job.data)
  }
}

/** The Washer who has the laundry washes it, brings it back and is confirmed. */
export async function finish(run: RescueRun, id: OrderId): Promise<void> {
  const { world } = run
  const holder = await holderOf(run, id)
  await world.call(holder, 'POST', `/api/orders/${id}/rescue/stand-down`)
  await world.move(holder, id, 'in_progress')
  await world.move(holder, id, 'laundry_complete')
  await world.handOver(holder, id, 'return')
  await world.complete(id)
}

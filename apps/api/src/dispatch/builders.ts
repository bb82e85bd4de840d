import { respondToRequest, type skipReasons } from '@washline/contract/dispatch/endpoints'
import { washerChannel } from '@washline/contract/dispatch/realtime'
import type { OrderId, UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { orderChannel } from '@washline/contract/orders/realtime'
import { createAreas } from '../maps/index.ts'
import { aCustomer, anOrder, aWasher, type Person, startOrders } from '../orders/builders.ts'
import type { handClock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/db/database.ts'
import { sql } from '../platform/db/sql.ts'
import type { Module } from '../platform/module.ts'
import { relationshipsModule } from '../relationships/module.ts'
import type { ReachDeps } from './deps.ts'
import { dispatchModule } from './module.ts'
import { nextCheck } from './rules/batch-slot.ts'

const kmPerDegree = 111.195
let places = 0

export interface TestPlace {
  readonly address: string
  readonly latitude: number
  readonly longitude: number
}

/** A place out of reach of the Washers of all other tests. */
export const farAwayPlace = (): TestPlace => {
  places += 1
  return { address: `${places} Long Road`, latitude: -60 + places, longitude: 20 }
}
export const north = (place: TestPlace, km: number) => ({
  latitude: place.latitude + km / kmPerDegree,
  longitude: place.longitude,
})

export interface TestOffer {
  readonly id: number
  readonly washerId: UserId
  readonly state: string
}

type Work = (data: unknown) => Promise<void>

/** The same module, with the work of its jobs noted by name. */
const withNotedJobs = (module: Module, works: Map<string, Work>): Module => ({
  ...module,
  jobs: (jobs) =>
    module.jobs?.({
      ...jobs,
      handle: (job, work) => {
        jobs.handle(job, work)
        works.set(job.name, (data) => work(job.data.parse(data) as never))
      },
    }),
})

/** Runs the noted jobs that are due at this time, one after the other. */
async function runDueJobs(db: Database, works: ReadonlyMap<string, Work>, now: () => Date): Promise<void> {
  for (;;) {
    const job = await db.maybe<{ name: string; data: unknown }>(sql`
      delete from jobs.job where id = (
        select id from jobs.job where name = any(${[...works.keys()]}) and state = 'created'
          and (start_after <= ${now()} or start_after <= created_on)
        order by start_after limit 1)
      returning name, data`)
    if (!job) return
    await works.get(job.name)?.(job.data)
  }
}

const broadcastsOn = (db: Database, channel: string) =>
  db.all<{ event: string; data: Record<string, unknown> }>(
    sql`select event, data from outbox where channel = ${channel} order by id`,
  )

/** One after the other: a Washer's id decides where in the grid cell they are shown. */
const washersIn =
  (db: Parameters<typeof aWasher>[0]) =>
  async (place: TestPlace, km: readonly number[]): Promise<Person[]> => {
    const washers: Person[] = []
    for (const distance of km) washers.push(await aWasher(db, north(place, distance)))
    return washers
  }

/** Another Washer has accepted to take the order over, and both are on the way to each other. */
export const aMeeting = (
  q: Pick<Database, 'run'>,
  { orderId, successorId, place, at }: { orderId: OrderId; successorId: UserId; place: TestPlace; at: Date },
) =>
  q.run(sql`
    insert into rescues (order_id, giver_id, successor_id, accepted_at, state, opened_by, address, latitude, longitude, is_washed, opened_at, due_at)
    select id, washer_id, ${successorId}, ${at}, 'meeting', 'washer', ${place.address}, ${place.latitude}, ${place.longitude},
      false, ${at}, ${new Date(at.getTime() + market.rescue.meetMs)} from orders where id = ${orderId}`)

/** Lets so much time pass, and on until searches check on batches: the next check is as far as it can be. */
const checksAt = (clock: ReturnType<typeof handClock>) => (ms: number) => {
  const now = clock.now().getTime()
  clock.advance(nextCheck(new Date(now + ms)).getTime() - now)
}

const aheadMs = 600_000

/**
 * Starts orders, relationships and dispatch. Jobs are enqueued for real and run by `runDue`. The clock is ahead of the database's, which
 * would let slots of batches come by themselves, and begins where searches check on batches, so that the next check is far.
 */
export async function startDispatch(extra: Pick<ReachDeps, 'simulatedWashersCome'> = {}) {
  const works = new Map<string, Work>()
  const areaOf = createAreas({ demoCity: true })
  const api = await startOrders({
    work: false,
    modules: (deps) => [relationshipsModule(deps), withNotedJobs(dispatchModule({ ...deps, ...extra, areaOf }), works)],
  })
  const { db, clock, call } = api
  const toCheckAfter = checksAt(clock)
  toCheckAfter(aheadMs)
  const customer = await aCustomer(db)
  const card = await api.giveCard(customer)

  /** Runs the dispatch jobs that are due by the test's clock. */
  const runDue = () => runDueJobs(db, works, clock.now)
  const washersAt = washersIn(db)
  const place = async (pickup: TestPlace, by: Person = customer, paymentMethodId = card): Promise<OrderId> => {
    await db.run(sql`delete from rate_limits`)
    const { id } = await anOrder(db, { customerId: by.id })
    const answer = await call(by, 'POST', '/api/orders', {
      order_id: id,
      pickup_location: pickup,
      load_type: 'light',
      payment_method_id: paymentMethodId,
    })
    if (!answer.body.success) throw new Error(`not placed: ${JSON.stringify(answer)}`)
    return id
  }
  const offersOf = (orderId: OrderId) =>
    db.all<TestOffer>(sql`
      select id, washer_id as "washerId", state from offers where order_id = ${orderId} order by id`)
  const openOf = async (orderId: OrderId) => (await offersOf(orderId)).filter((offer) => offer.state === 'open')
  const respond = async (
    offer: Pick<TestOffer, 'id' | 'washerId'>,
    response: 'accept' | 'skip',
    reason?: (typeof skipReasons)[number],
  ) => {
    await db.run(sql`delete from rate_limits`)
    return call({ id: offer.washerId }, respondToRequest.method, respondToRequest.path, {
      notification_id: offer.id,
      response,
      reason,
    })
  }
  const searchChanges = async (orderId: OrderId) =>
    (await broadcastsOn(db, orderChannel(orderId)))
      .filter((live) => live.event === 'search-changed')
      .map((live) => live.data)
  const broadcastsTo = async (washer: Pick<Person, 'id'>, orderId: OrderId) =>
    (await broadcastsOn(db, washerChannel(washer.id))).filter(
      ({ data }) =>
        data.order_id === orderId || (data.data as { order_id?: OrderId } | undefined)?.order_id === orderId,
    )
  return {
    ...api,
    areaOf,
    customer,
    card,
    runDue,
    toCheckAfter,
    washersAt,
    place,
    offersOf,
    openOf,
    respond,
    searchChanges,
    broadcastsTo,
  }
}

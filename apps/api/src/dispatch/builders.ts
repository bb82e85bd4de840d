import { respondToRequest } from '@washline/contract/dispatch/endpoints'
import { washerChannel } from '@washline/contract/dispatch/realtime'
import { orderChannel } from '@washline/contract/orders/realtime'
import { aCustomer, anOrder, aWasher, type Person, startOrders } from '../orders/builders.ts'
import { sql } from '../platform/db/sql.ts'
import { tiesModule } from '../ties/module.ts'
import { dispatchModule } from './module.ts'

const kmPerDegree = 111.195
let places = 0

export interface TestPlace {
  readonly address: string
  readonly latitude: number
  readonly longitude: number
}

/** A place that no other test's Washers can reach. */
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
  readonly washerId: number
  readonly state: string
}

/** Orders and dispatch together, on real rows; jobs are real too, and worked on when `runDue` is called. */
export async function startDispatch() {
  const works = new Map<string, (data: unknown) => Promise<void>>()
  const api = await startOrders({
    work: false,
    modules: (deps) => {
      const module = dispatchModule(deps)
      return [
        tiesModule(deps),
        {
          ...module,
          jobs: (jobs) =>
            module.jobs?.({
              ...jobs,
              handle: (job, work) => {
                jobs.handle(job, work)
                works.set(job.name, (data) => work(job.data.parse(data) as never))
              },
            }),
        },
      ]
    },
  })
  const { db, clock, call } = api
  const customer = await aCustomer(db)
  const card = await api.giveCard(customer)

  /** Works on every job of dispatch whose time has come by the test's clock. */
  const runDue = async (): Promise<void> => {
    for (;;) {
      const job = await db.maybe<{ name: string; data: unknown }>(sql`
        delete from jobs.job where id = (
          select id from jobs.job where name = any(${[...works.keys()]}) and state = 'created'
            and (start_after <= ${clock.now()} or start_after <= created_on)
          order by start_after limit 1)
        returning name, data`)
      if (!job) return
      await works.get(job.name)?.(job.data)
    }
  }
  const washersAt = (place: TestPlace, km: readonly number[]): Promise<Person[]> =>
    Promise.all(km.map((distance) => aWasher(db, north(place, distance))))
  /** Places an order over HTTP. */
  const place = async (pickup: TestPlace, by: Person = customer, paymentMethodId = card): Promise<number> => {
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
  const offersOf = (orderId: number) =>
    db.all<TestOffer>(sql`
      select id, washer_id as "washerId", state from offers where order_id = ${orderId} order by id`)
  const openOf = async (orderId: number) => (await offersOf(orderId)).filter((offer) => offer.state === 'open')
  const respond = async (offer: Pick<TestOffer, 'id' | 'washerId'>, response: 'accept' | 'skip') => {
    await db.run(sql`delete from rate_limits`)
    return call({ id: offer.washerId }, respondToRequest.method, respondToRequest.path, {
      notification_id: offer.id,
      response,
    })
  }
  const livesOn = (channel: string) =>
    db.all<{ event: string; data: Record<string, unknown> }>(
      sql`select event, data from outbox where channel = ${channel} order by id`,
    )
  const searchChanges = async (orderId: number) =>
    (await livesOn(orderChannel(orderId))).filter((live) => live.event === 'search-changed').map((live) => live.data)
  const washerHears = async (washer: Pick<Person, 'id'>, orderId: number) =>
    (await livesOn(washerChannel(washer.id))).filter(
      ({ data }) => data.order_id === orderId || (data.data as { order_id?: number } | undefined)?.order_id === orderId,
    )
  return { ...api, customer, card, runDue, washersAt, place, offersOf, openOf, respond, searchChanges, washerHears }
}

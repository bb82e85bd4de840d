import { AsyncLocalStorage } from 'node:async_hooks'
import type { OfferId, OrderId, UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { nextSlot } from '../../src/dispatch/rules/batch-slot.ts'
import { acceptOffer } from '../../src/dispatch/use-cases/accept-offer.ts'
import { runBatch } from '../../src/dispatch/use-cases/run-batch.ts'
import { runWave } from '../../src/dispatch/use-cases/run-wave.ts'
import { type Database, openDatabase, type Tx } from '../../src/platform/db/database.ts'
import { Sql, sql } from '../../src/platform/db/sql.ts'
import { openConnections } from '../harness/open-connections.ts'
import { startBatches } from './start-batches.ts'

const api = await startBatches()
afterEach(api.clear)
afterAll(api.close)
const { db, clock, call, customer, offersOf, openOf, respond, asked, inBatch, takeInHand, aScarceStreet } = api
const { batch, offerMs } = market.dispatch

type Street = Awaited<ReturnType<typeof aScarceStreet>>

/** As if another order had been offered to the Washer. */
const offer = async (orderId: OrderId, washerId: UserId) => {
  const until = new Date(clock.now().getTime() + offerMs)
  await db.run(sql`
    insert into offers (order_id, washer_id, score, score_parts, reason, distance_m, duration_s, created_at, expires_at)
    values (${orderId}, ${washerId}, 1, '{}', 'Near', 1, 1, ${clock.now()}, ${until})`)
}

/** Runs work as if by another request: not within the transaction that waits for it. */
const outside = AsyncLocalStorage.snapshot()

/** The same database, where something happens just before the first statement with this text. */
function interrupted(text: string, happen: (tx: Tx) => Promise<unknown>): Database {
  let isDone = false
  return {
    ...db,
    transaction: (work) =>
      db.transaction((tx) => {
        const before = async (): Promise<void> => {
          isDone = true
          await outside(() => happen(tx))
        }
        const isNow = (statement: Sql) => !isDone && statement.text.includes(text)
        const all: Tx['all'] = (statement) =>
          isNow(statement) ? before().then(() => tx.all(statement)) : tx.all(statement)
        const run: Tx['run'] = (statement) =>
          isNow(statement) ? before().then(() => tx.run(statement)) : tx.run(statement)
        return work({ ...tx, all, run })
      }),
  }
}
const beforeLocks = (happen: () => Promise<unknown>) => ({ ...api, db: interrupted('pg_try_advisory', happen) })

describe('a batch', () => {
  it('is decided once by several processes', async () => {
    const { middle, south } = await aScarceStreet({ room: 2, more: [1, 3] })
    const slot = nextSlot(clock.now())
    await openConnections(db, 4)
    await Promise.all(Array.from({ length: 4 }, () => runBatch(api, slot)))
    const offers = () =>
      db.all<{ id: number }>(sql`select washer_id as id from offers where state = 'open' order by washer_id`)
    expect(await offers()).toEqual([{ id: middle.id }, { id: south.id }])
    await runBatch(api, new Date(slot.getTime() + batch.everyMs))
    expect(await offers()).toHaveLength(4)
  })

  it('that is cut off in the middle runs again, and nothing is made twice', async () => {
    const { first, second, middle, south } = await aScarceStreet()
    const slot = nextSlot(clock.now())
    let sent = 0
    const broadcast: typeof api.broadcast = async (tx, message) => {
      sent += 1
      if (sent === 3) throw new Error('cut off')
      await api.broadcast(tx, message)
    }
    await expect(runBatch({ ...api, broadcast }, slot)).rejects.toThrow('cut off')
    expect(await Promise.all([first, second].map(offersOf))).toEqual([[], []])
    await runBatch(api, slot)
    await runBatch(api, slot)
    expect(await Promise.all([first, second].map(asked))).toEqual([[south.id], [middle.id]])
    expect((await Promise.all([first, second].map(offersOf))).map((offers) => offers.length)).toEqual([1, 1])
  })

  it('whose connection ends in the middle is decided by the next process that asks', async () => {
    const { first, second, middle, south } = await aScarceStreet()
    const slot = nextSlot(clock.now())
    const end = async (tx: Tx) => {
      const { pid } = await tx.one<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      await db.run(sql`select pg_terminate_backend(${pid})`)
    }
    await expect(runBatch({ ...api, db: interrupted('insert into offers (', end) }, slot)).rejects.toThrow()
    expect(await Promise.all([first, second].map(offersOf))).toEqual([[], []])
    await runBatch(api, slot)
    expect(await Promise.all([first, second].map(asked))).toEqual([[south.id], [middle.id]])
  })

  it('of which one offer cannot be stored makes none, and waves go on without it', async () => {
    const { first, second, middle, south } = await aScarceStreet()
    const owner = openDatabase({ url: api.ownerUrl })
    await owner.run(new Sql(`alter table offers add constraint refused check (order_id <> ${second}) not valid`, []))
    const slot = nextSlot(clock.now())
    await expect(runBatch(api, slot)).rejects.toThrow('refused')
    expect(await Promise.all([first, second].map(offersOf))).toEqual([[], []])
    expect(await db.all(sql`select from batches where slot = ${slot}`)).toEqual([])
    await db.run(sql`delete from jobs.job where name = 'dispatch-run-batch'`)
    clock.advance(2 * batch.silentMs)
    await runWave(api, first)
    expect((await asked(first)).sort()).toEqual([middle.id, south.id])
    await owner.run(sql`alter table offers drop constraint refused`)
    await owner.close()
  })

  it('of another moment, decided at once, asks nobody twice', async () => {
    const { first, second, middle, south } = await aScarceStreet()
    await openConnections(db, 4)
    const slot = nextSlot(clock.now()).getTime()
    await Promise.all([0, 1, 2, 3].map((n) => runBatch(api, new Date(slot + n * batch.everyMs))))
    expect(await Promise.all([first, second].map(asked))).toEqual([[south.id], [middle.id]])
  })

  it('by a clock ahead of this one is followed by a later one', async () => {
    await aScarceStreet()
    const slot = new Date(nextSlot(clock.now()).getTime() + 4 * batch.everyMs)
    await db.run(sql`delete from jobs.job where name = 'dispatch-run-batch'`)
    await runBatch(api, slot)
    expect(await db.all(sql`select data ->> 'slot' as slot from jobs.job where name = 'dispatch-run-batch'`)).toEqual([
      { slot: nextSlot(slot).toISOString() },
    ])
  })

  it('gives nothing to a Washer without room, so that they take nobody’s place', async () => {
    const { first, second, far, middle, south } = await aScarceStreet()
    await call(customer, 'POST', `/api/orders/${second}/cancel`)
    await offer(second, south.id)
    await runBatch(api, nextSlot(clock.now()))
    expect(await Promise.all([first, far].map(asked))).toEqual([[middle.id], []])
  })

  it.each<[string, (street: Street) => Promise<unknown>]>([
    ['the customer cancels', ({ first }) => call(customer, 'POST', `/api/orders/${first}/cancel`)],
    ['the Washer has no room any more', ({ south, at }) => takeInHand(south, 1, at(-2.6))],
    [
      'the Washer goes offline',
      ({ south }) => db.run(sql`update washers set online = false where user_id = ${south.id}`),
    ],
    [
      'the two block each other',
      ({ south }) =>
        db.run(
          sql`insert into blocks (blocker_id, blocked_id, created_at) values (${south.id}, ${customer.id}, now())`,
        ),
    ],
    ['the Washer got an offer of a wave', ({ far, south }) => offer(far, south.id)],
    [
      'waves have gone on',
      ({ first }) => db.run(sql`update searches set batch_since = null where order_id = ${first}`),
    ],
  ])('makes no offer where %s meanwhile', async (_, happen) => {
    const street = await aScarceStreet()
    await runBatch(
      beforeLocks(() => happen(street)),
      nextSlot(clock.now()),
    )
    await db.run(sql`delete from blocks`)
    expect(await asked(street.first)).toEqual([])
    expect(await asked(street.second)).toEqual([street.middle.id])
  })

  it('waits for nobody: an order, a search or a Washer that somebody else has locked is left to the next', async () => {
    const { first, second, far, middle, south } = await aScarceStreet()
    await db.transaction(async (tx) => {
      await tx.run(sql`select from orders where id = ${first} for update`)
      await tx.run(sql`select from searches where order_id = ${far} for update`)
      await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('washer-capacity', ${middle.id}))`)
      await outside(() => runBatch(api, nextSlot(clock.now())))
    })
    expect(await Promise.all([first, second].map(offersOf))).toEqual([[], []])
    clock.advance(batch.everyMs)
    await runBatch(api, nextSlot(clock.now()))
    expect(await Promise.all([first, second].map(asked))).toEqual([[south.id], [middle.id]])
  })

  it('leaves its orders to the next slot while another batch is decided', async () => {
    const { first, second, middle, south } = await aScarceStreet()
    const slot = nextSlot(clock.now())
    await db.transaction(async (tx) => {
      await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('dispatch-batch', 0))`)
      await outside(() => runBatch(api, slot))
    })
    expect(await Promise.all([first, second].map(offersOf))).toEqual([[], []])
    await api.runSlot()
    expect(await Promise.all([first, second].map(asked))).toEqual([[south.id], [middle.id]])
  })

  it('that does not get a lock is decided in the next slot, not after the pauses of its job', async () => {
    const { first, second, middle, south } = await aScarceStreet()
    const slot = nextSlot(clock.now())
    const failed = db.transaction(async (tx) => {
      await tx.run(sql`select from users where id = ${south.id} for update`)
      await outside(() => runBatch(api, slot))
    })
    await expect(failed).rejects.toMatchObject({ code: '55P03' })
    expect(await Promise.all([first, second].map(offersOf))).toEqual([[], []])
    const waiting = sql`select data ->> 'slot' as slot from jobs.job where name = 'dispatch-run-batch' and state = 'created'`
    expect(await db.all(waiting)).toContainEqual({ slot: nextSlot(slot).toISOString() })
    await api.runSlot()
    await api.runSlot()
    expect(await Promise.all([first, second].map(asked))).toEqual([[south.id], [middle.id]])
  })

  it('leaves an order to waves later where somebody else has locked its search', async () => {
    const { here, first } = await aScarceStreet()
    await api.washersAt(here, [0.5, 0.6, 0.7, 0.8])
    await db.transaction(async (tx) => {
      await tx.run(sql`select from searches where order_id = ${first} for update`)
      await outside(() => runBatch(api, nextSlot(clock.now())))
    })
    expect(await inBatch(first)).toBe(true)
    clock.advance(batch.everyMs)
    await runBatch(api, nextSlot(clock.now()))
    expect(await inBatch(first)).toBe(false)
  })

  it('makes no offer of an order that was accepted by a clock behind this one', async () => {
    const { first, south } = await aScarceStreet()
    await runBatch(api, nextSlot(clock.now()))
    const [{ id }] = (await openOf(first)) as unknown as [{ id: OfferId }]
    const before = clock.now()
    clock.advance(offerMs)
    const accept = () => acceptOffer({ ...api, clock: { now: () => before } }, { offerId: id, washerId: south.id })
    await runBatch(beforeLocks(accept), nextSlot(clock.now()))
    expect((await offersOf(first)).map(({ washerId, state }) => [washerId, state])).toEqual([[south.id, 'accepted']])
  })

  it('races with acceptances and cancellations: no order has an offer after its search, no Washer more orders than allowed', async () => {
    const { first, second, far, south } = await aScarceStreet()
    await runBatch(api, nextSlot(clock.now()))
    const [offer] = await openOf(first)
    await openConnections(db, 6)
    await Promise.all([
      respond(offer as { id: number; washerId: typeof south.id }, 'accept'),
      call(customer, 'POST', `/api/orders/${second}/cancel`),
      ...[1, 2, 3].map((n) => runBatch(api, new Date(nextSlot(clock.now()).getTime() + n * batch.everyMs))),
    ])
    const open = await db.all<{ orderId: number }>(sql`
      select f.order_id as "orderId" from offers f join searches s on s.order_id = f.order_id
      where f.state = 'open' and s.ended_at is not null`)
    expect(open).toEqual([])
    expect((await offersOf(far)).filter(({ washerId }) => washerId === south.id)).toEqual([])
  })
})

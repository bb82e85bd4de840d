import { market } from '@washline/contract/market'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { advanceRescue } from '../../src/orders/use-cases/advance-rescue.ts'
import { reportDelays } from '../../src/orders/use-cases/report-delays.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { startRescueMarket } from './rescue-market.ts'

let world: Awaited<ReturnType<typeof startRescueMarket>>
beforeAll(async () => {
  world = await startRescueMarket()
})
beforeEach(() => world.clear())
afterAll(() => world.close())

describe('races', () => {
  it('of two who accept at once one wins', async () => {
    const id = await world.pickedUp()
    await world.ask(id)
    await world.search(id)
    const acceptances = []
    for (const washer of [world.second, world.third]) {
      const [{ notification_id }] = await world.offersOf(washer)
      const body = { notification_id, response: 'accept' }
      acceptances.push(() => world.call(washer, 'POST', '/api/provider/notifications/respond', body))
    }
    const answers = await Promise.all(acceptances.map((accept) => accept()))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await world.stateOf(id)).toBe('meeting')
  })

  it('of a delivery and a handover at once one wins', async () => {
    for (let round = 0; round < 3; round += 1) {
      const id = await world.pickedUp()
      await world.must(world.move(world.giver, id, 'in_progress'))
      await world.ask(id)
      await world.accepted(id, world.second)
      const pin = await world.pinFor(world.giver, id)
      const [over, delivered] = await Promise.all([
        world.takeOver(world.second, id, { pin }),
        world.move(world.giver, id, 'delivered'),
      ])
      const order = await world.db.one<{ status: string; washerId: number }>(
        sql`select status, washer_id as "washerId" from orders where id = ${id}`,
      )
      if (over.status === 200) {
        expect(delivered.status).toBe(404)
        expect([order.status, order.washerId, await world.stateOf(id)]).toEqual([
          'in_progress',
          world.second.id,
          'taken_over',
        ])
      } else {
        expect([over.status, delivered.status]).toEqual([409, 200])
        expect([order.status, order.washerId, await world.stateOf(id)]).toEqual([
          'delivered',
          world.giver.id,
          'stood_down',
        ])
      }
    }
  })

  it('of an operator who cancels and a handover at once one wins', async () => {
    const id = await world.pickedUp()
    await world.ask(id)
    await world.accepted(id, world.second)
    const pin = await world.pinFor(world.giver, id)
    const { version } = await world.db.one<{ version: number }>(sql`select version from orders where id = ${id}`)
    const cancel = { reason: 'Nobody has it any more', version, washer_minor: 0 }
    const [over, cancelled] = await Promise.all([
      world.takeOver(world.second, id, { pin }),
      world.call(world.operator, 'POST', `/api/ops/orders/${id}/cancel`, cancel),
    ])
    expect([over.status, cancelled.status].sort()).toEqual([200, 409])
    expect(await world.stateOf(id)).toBe(over.status === 200 ? 'taken_over' : 'ended')
  })

  it('a job that runs twice or late changes nothing', async () => {
    const id = await world.pickedUp()
    await world.ask(id)
    const { dueAt } = await world.db.one<{ dueAt: Date }>(
      sql`select due_at as "dueAt" from rescues where order_id = ${id}`,
    )
    await world.accepted(id, world.second)
    await advanceRescue(world.dispatch, { orderId: id, dueAt })
    expect(await world.stateOf(id)).toBe('meeting')
  })
})

describe('an operator', () => {
  it('who has not seen that the Washer asked decides nothing', async () => {
    const id = await world.pickedUp()
    const url = `/api/ops/orders/${id}`
    const { version } = (await world.must(world.call(world.operator, 'GET', url))).data.moves
    await world.ask(id)
    const cancel = { reason: 'Nobody has it any more', version, washer_minor: 0 }
    expect((await world.call(world.operator, 'POST', `${url}/cancel`, cancel)).body).toMatchObject({
      code: 'order_changed',
    })
  })

  it('reassigns after the pickup too, with the version that they have seen', async () => {
    const id = await world.pickedUp()
    const order = async () => (await world.must(world.call(world.operator, 'GET', `/api/ops/orders/${id}`))).data
    const { moves } = await order()
    expect(moves.reassign).toBe(true)
    const reassign = (version: number) =>
      world.call(world.operator, 'POST', `/api/ops/orders/${id}/reassign`, {
        reason: 'The Washer is in hospital',
        version,
      })
    expect((await reassign(moves.version - 1)).status).toBe(409)
    expect((await reassign(moves.version)).status).toBe(200)
    expect(await world.stateOf(id)).toBe('searching')
    expect((await order()).moves.reassign).toBe(false)
    expect(await world.rescueOf(world.giver, id)).toMatchObject({ opened_by: 'operator', role: 'giver' })
    const notified = await world.db.one<{ reason: string }>(sql`
      select text_values ->> 'reason' as reason from notifications
      where user_id = ${world.giver.id} and title = 'Order reassigned' order by id desc limit 1`)
    expect(notified.reason).toBe('The Washer is in hospital')
    const audited = await world.db.one<{ reason: string }>(
      sql`select reason from audit_log where order_id = ${id} and action = 'reassign_order'`,
    )
    expect(audited.reason).toBe('The Washer is in hospital')
    world.clock.advance(1_000)
    await world.accepted(id, world.second)
    world.clock.advance(1_000)
    await world.must(world.takeOver(world.second, id))
    const { events } = (await world.must(world.call(world.operator, 'GET', `/api/ops/orders/${id}/timeline`))).data
    const timeline = (events as { move: string; actor: string; reason: string | null }[]).map(
      ({ move, actor, reason }) => `${move} by ${actor}${reason ? `: ${reason}` : ''}`,
    )
    expect(timeline.slice(-3)).toEqual([
      'reassign by operator: The Washer is in hospital',
      'accept by washer',
      'takeOver by washer',
    ])
  })
})

describe('the promise', () => {
  it('stays as it was made: a missed one is credited once, and the Washer who took over is not late by it', async () => {
    const { second, customer } = world
    const id = await world.pickedUp()
    const dueAt = new Date(world.clock.now().getTime() + market.promise.timerS * 1_000)
    world.clock.advance(market.promise.timerS * 1_000)
    await reportDelays(world.dispatch, { orderId: id, dueAt })
    expect(await world.stateOf(id)).toBe('questioned')
    await world.whenDue(id)
    await world.accepted(id, second)
    await world.must(world.takeOver(second, id))
    expect(await world.titlesOf(second)).not.toContain('You are late')
    await world.must(world.move(second, id, 'in_progress'))
    await world.handOver(second, id, 'return')
    await world.complete(id)
    const credits = await world.db.all(sql`
      select 1 from ledger_transfers where kind = 'promise_credit' and order_id = ${id}`)
    expect(credits).toHaveLength(1)
    expect((await world.must(world.call(customer, 'GET', `/api/orders/${id}`))).data.promise_kept).toBe(false)
    const { done, onTime } = await world.db.one<{ done: number; onTime: number }>(
      sql`select orders_done as done, orders_on_time as "onTime" from washers where user_id = ${second.id}`,
    )
    expect(onTime).toBe(done)
  })
})

import { market } from '@washline/contract/market'
import { splitByStage } from '@washline/contract/orders/stage-pay'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { releaseEarning } from '../../src/earnings/use-cases/release-earning.ts'
import { verifyLedger } from '../../src/ledger/index.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { door, startRescueMarket } from './rescue-market.ts'

let world: Awaited<ReturnType<typeof startRescueMarket>>
beforeAll(async () => {
  world = await startRescueMarket()
})
beforeEach(() => world.clear())
afterAll(() => world.close())

const read = async (by: { token: string }, url: string) => (await world.call(by, 'GET', url)).status

describe('a Washer who asks', () => {
  it('keeps the order until another one has the laundry, who then finishes it; each earns their stages', async () => {
    const { giver, second, customer } = world
    const before = { giver: await world.pendingOf(giver), second: await world.pendingOf(second) }
    const id = await world.pickedUp()
    await world.ask(id)
    expect(await world.rescueOf(customer, id)).toMatchObject({
      state: 'searching',
      role: 'customer',
      giver: 'Gil',
      pay_minor: null,
    })
    await world.search(id)
    const net = await world.netPayOf(id)
    const parts = splitByStage(net)
    const [offer] = await world.offersOf(second)
    expect(offer).toMatchObject({ order_id: id, is_takeover: true, net_pay_minor: parts.wash + parts.return })
    await world.must(world.respond(second, 'accept'))
    expect(await world.rescueOf(customer, id)).toMatchObject({ state: 'meeting', successor: 'Sue' })
    expect((await world.must(world.call(second, 'GET', '/api/provider/takeovers'))).data).toMatchObject([
      { order_id: id, giver: 'Gil' },
    ])
    expect((await world.must(world.call(second, 'GET', `/api/orders/${id}/takeover`))).data).toMatchObject({
      giver: 'Gil',
      place: { address: 'Gil Giver Street 7, Kuala Lumpur' },
      pin_locked: false,
    })
    const answer = await world.takeOver(second, id, { missing: 1 })
    expect(answer.body.data.step).toMatchObject({
      step: 'handover',
      pin_confirmed: true,
      differences: [{ expected: 4, quantity: 3 }],
    })
    expect(await world.must(world.call(customer, 'GET', `/api/orders/${id}`))).toMatchObject({
      data: { status: 'picked_up', provider: { name: 'Sue Second' } },
    })
    expect((await world.must(world.call(customer, 'GET', `/api/orders/${id}/custody/verify`))).data.ok).toBe(true)
    const shown = (await world.must(world.call(second, 'GET', `/api/orders/${id}`))).data
    expect(shown.net_pay).toBe((parts.wash + parts.return) / 100)
    const [card] = (await world.must(world.call(second, 'GET', '/api/provider/orders/active'))).data
    expect(card.net_pay).toBe(shown.net_pay)
    await world.must(world.move(second, id, 'in_progress'))
    await world.must(world.move(second, id, 'laundry_complete'))
    await world.handOver(second, id, 'return')
    // Its stages belong to two Washers.
    expect(await world.db.all(sql`select from washer_paces where washer_id = ${second.id}`)).toEqual([])
    const receipt = async () => (await world.must(world.call(second, 'GET', `/api/orders/${id}/receipt`))).data
    const open = await receipt()
    expect(open.total_minor).toBe(parts.wash + parts.return)
    await world.complete(id)
    expect((await receipt()).bill).toEqual(open.bill)
    expect((await receipt()).total_minor).toBe(parts.wash + parts.return)
    expect((await world.pendingOf(giver)) - before.giver).toBe(parts.pickup)
    expect((await world.pendingOf(second)) - before.second).toBe(parts.wash + parts.return)
    world.clock.advance(market.claims.windowMs)
    await releaseEarning(world.dispatch, id)
    expect([await world.pendingOf(giver), await world.pendingOf(second)]).toEqual([before.giver, before.second])
    expect((await verifyLedger(world.db)).ok).toBe(true)
  })

  it('earns the wash too, if it was finished before', async () => {
    const { giver, second } = world
    const before = [await world.pendingOf(giver), await world.pendingOf(second)]
    const id = await world.pickedUp()
    await world.must(world.move(giver, id, 'in_progress'))
    await world.must(world.move(giver, id, 'laundry_complete'))
    await world.ask(id)
    await world.accepted(id, second)
    expect((await world.takeOver(second, id)).status).toBe(200)
    await world.handOver(second, id, 'return')
    await world.complete(id)
    const parts = splitByStage(await world.netPayOf(id))
    expect([await world.pendingOf(giver), await world.pendingOf(second)]).toEqual([
      (before[0] ?? 0) + parts.pickup + parts.wash,
      (before[1] ?? 0) + parts.return,
    ])
  })

  it('shows nobody more than they need', async () => {
    const { giver, second, third, customer } = world
    const id = await world.pickedUp()
    await world.ask(id)
    await world.search(id)
    const [offer] = await world.offersOf(second)
    expect(JSON.stringify(offer)).not.toMatch(/Jalan|Street|Ana|Gil/)
    expect([offer.pickup_location.latitude, offer.pickup_location.longitude]).not.toContain(
      door.latitude + 0.4 / 111.195,
    )
    for (const url of ['', '/rescue', '/takeover', '/takeover/pin', '/custody'])
      expect(await read(second, `/api/orders/${id}${url}`), `before the acceptance: ${url}`).toBe(404)
    await world.must(world.respond(second, 'accept'))
    for (const url of ['', '/custody', '/takeover/pin']) expect(await read(second, `/api/orders/${id}${url}`)).toBe(404)
    expect(await read(giver, `/api/orders/${id}/takeover`)).toBe(404)
    expect(await read(third, `/api/orders/${id}/takeover`)).toBe(404)
    expect((await world.call(second, 'GET', `/api/orders/${id}/takeover`)).text).not.toMatch(/Jalan Bukit|Pereira|Ana/)
    expect((await world.takeOver(second, id)).status).toBe(200)
    for (const url of ['', '/rescue', '/custody', '/takeover/pin', '/receipt'])
      expect(await read(giver, `/api/orders/${id}${url}`), `after the handover: ${url}`).toBe(404)
    expect((await world.move(giver, id, 'in_progress')).status).toBe(404)
    const revoked = await world.db.all<{ channel: string }>(sql`
      select channel from outbox where event = '$revoke' and data = to_jsonb(${giver.id}::bigint) and channel like ${`%.${id}`}`)
    expect(revoked.map(({ channel }) => channel).sort()).toEqual([`private-chat.${id}`, `private-order.${id}`])
    expect(await read(customer, `/api/orders/${id}/rescue`)).toBe(200)
  })

  it('goes on after all, by saying so or by going on', async () => {
    const { giver, second } = world
    const id = await world.pickedUp()
    await world.ask(id)
    expect((await world.call(giver, 'POST', `/api/orders/${id}/rescue`, { reason: 'again' })).status).toBe(409)
    await world.accepted(id, second)
    await world.must(world.call(giver, 'POST', `/api/orders/${id}/rescue/stand-down`))
    expect(await world.stateOf(id)).toBe('stood_down')
    expect((await world.takeOver(second, id, { pin: '0000' })).status).toBe(409)
    await world.ask(id)
    await world.must(world.move(giver, id, 'in_progress'))
    expect(await world.stateOf(id)).toBe('stood_down')
    expect(await world.offersOf(second)).toEqual([])
  })

  it('cannot ask before the pickup or after the delivery, nor for another Washer', async () => {
    const id = await world.pickedUp()
    const body = { reason: 'Not mine' }
    expect((await world.call(world.second, 'POST', `/api/orders/${id}/rescue`, body)).status).toBe(404)
    await world.must(world.move(world.giver, id, 'in_progress'))
    await world.handOver(world.giver, id, 'return')
    expect((await world.call(world.giver, 'POST', `/api/orders/${id}/rescue`, body)).status).toBe(409)
  })
})

describe('a silent Washer', () => {
  it('is asked, and answers with one call', async () => {
    const { giver, customer } = world
    const id = await world.pickedUp()
    world.clock.advance(market.rescue.silentMs.collected - 1_000)
    await world.silence(id)
    expect(await world.stateOf(id)).toBeUndefined()
    world.clock.advance(1_000)
    await world.silence(id)
    await world.silence(id)
    expect(await world.stateOf(id)).toBe('questioned')
    expect(await world.titlesOf(giver)).toContain('Are you still on it?')
    const before = await world.titlesOf(customer)
    await world.must(world.call(giver, 'POST', `/api/orders/${id}/rescue/stand-down`))
    expect(await world.stateOf(id)).toBe('stood_down')
    expect(await world.titlesOf(customer)).toEqual(before)
  })

  it('loses nothing by a position after the question, and the order to others without any sign', async () => {
    const { giver, customer } = world
    const id = await world.pickedUp()
    world.clock.advance(market.rescue.silentMs.collected)
    await world.silence(id)
    world.clock.advance(1_000)
    await world.db.run(sql`
      update washers set last_latitude = 3.15, last_longitude = 101.71, last_position_at = ${world.clock.now()} where user_id = ${giver.id}`)
    await world.whenDue(id)
    expect(await world.stateOf(id)).toBe('stood_down')
    world.clock.advance(market.rescue.silentMs.collected)
    await world.silence(id)
    await world.whenDue(id)
    expect(await world.stateOf(id)).toBe('searching')
    expect(await world.titlesOf(customer)).toContain('Your Washer is not answering')
  })

  it('who vanishes with the laundry is a case for operators: nobody can take it over without the PIN', async () => {
    const id = await world.pickedUp()
    await world.ask(id)
    const waiting = async () =>
      (await world.must(world.call(world.operator, 'GET', '/api/ops/waiting'))).data.overdue_orders
    const before = await waiting()
    await world.whenDue(id)
    expect(await world.stateOf(id)).toBe('given_up')
    expect(await waiting()).toBe(before + 1)
    expect(await world.titlesOf(world.customer)).toContain('Our team is on it')
    await world.ask(id)
    expect(await waiting()).toBe(before)
  })
})

describe('the successor', () => {
  it('has few tries of the PIN, and nothing replaces it', async () => {
    const { second, giver } = world
    const id = await world.pickedUp()
    await world.ask(id)
    await world.accepted(id, second)
    const right = await world.pinFor(giver, id)
    const wrong = right === '1234' ? '4321' : '1234'
    for (let left = market.custody.pinTries - 1; left >= 0; left -= 1)
      expect((await world.takeOver(second, id, { pin: wrong })).body).toMatchObject({
        code: 'wrong_pin',
        tries_left: left,
      })
    expect((await world.takeOver(second, id, { pin: right })).body).toMatchObject({ code: 'takeover_locked' })
    await world.must(world.call(second, 'DELETE', `/api/orders/${id}/takeover`))
    await world.search(id)
    expect(await world.offersOf(second)).toEqual([])
    await world.must(world.respond(world.third, 'accept'))
    expect((await world.takeOver(world.third, id)).status).toBe(200)
  })

  it('who does not come loses it, and others are asked', async () => {
    const { second, third } = world
    const id = await world.pickedUp()
    await world.ask(id)
    await world.accepted(id, second)
    await world.whenDue(id)
    expect(await world.stateOf(id)).toBe('searching')
    expect(await read(second, `/api/orders/${id}/takeover`)).toBe(404)
    await world.search(id)
    expect(await world.offersOf(second)).toEqual([])
    expect(await world.offersOf(third)).toMatchObject([{ order_id: id, is_takeover: true }])
  })

  it('must count every piece', async () => {
    const id = await world.pickedUp()
    await world.ask(id)
    await world.accepted(id, world.second)
    const body = { counts: [], pin: await world.pinFor(world.giver, id) }
    expect((await world.call(world.second, 'POST', `/api/orders/${id}/takeover`, body)).status).toBe(422)
    expect(await world.stateOf(id)).toBe('meeting')
  })

  it('may need rescue too: three Washers earn their stages', async () => {
    const { giver, second, third } = world
    const before = await Promise.all([giver, second, third].map(world.pendingOf))
    const id = await world.pickedUp()
    await world.ask(id)
    await world.accepted(id, second)
    await world.must(world.takeOver(second, id))
    await world.must(world.move(second, id, 'in_progress'))
    await world.must(world.move(second, id, 'laundry_complete'))
    await world.must(world.call(second, 'POST', `/api/orders/${id}/rescue`, { reason: 'My scooter broke down' }))
    await world.accepted(id, third)
    const pin = await world.pinFor(second, id)
    await world.must(world.takeOver(third, id, { pin }))
    await world.handOver(third, id, 'return')
    await world.complete(id)
    const parts = splitByStage(await world.netPayOf(id))
    const after = await Promise.all([giver, second, third].map(world.pendingOf))
    expect(after.map((amount, index) => amount - (before[index] ?? 0))).toEqual([
      parts.pickup,
      parts.wash,
      parts.return,
    ])
    expect((await verifyLedger(world.db)).ok).toBe(true)
  })
})

describe('a claim about an order that was taken over', () => {
  it('is about the Washer who had the missing pieces, and reserves only their pay', async () => {
    const { second, customer } = world
    const id = await world.pickedUp()
    await world.ask(id)
    await world.accepted(id, second)
    await world.must(world.takeOver(second, id, { missing: 1 }))
    world.clock.advance(market.promise.timerS * 1_000 + market.claims.undeliveredAfterMs)
    const [jeans, shirts] = await world.db.all<{ id: number; quantity: number }>(
      sql`select id, quantity from order_items where order_id = ${id} order by position`,
    )
    const claim = async (item: { id: number } | undefined, quantity: number) => {
      const items = [
        { item_id: item?.id, problem: 'lost', quantity, retail_value_minor: 2_000, age_months: 6, condition: 'good' },
      ]
      const description = 'It never came back, as the counts show.'
      const { data } = await world.must(
        world.call(customer, 'POST', '/api/claims', { order_id: id, description, items, photo_ids: [] }),
      )
      return world.db.one<{ washerId: number; liable: number; reservedOf: number | null }>(sql`
        select c.washer_id as "washerId", c.liable_minor as liable,
          (select r.washer_id from earning_reserves r where r.id = c.reserve_id) as "reservedOf"
        from claims c where c.id = ${data.id}`)
    }
    const lostBefore = await claim(jeans, 1)
    expect(lostBefore.liable).toBeGreaterThan(0)
    expect(lostBefore).toMatchObject({ washerId: world.giver.id, reservedOf: world.giver.id })
    const lostAfter = await claim(shirts, 3)
    expect(lostAfter.liable).toBeGreaterThan(0)
    expect(lostAfter).toMatchObject({ washerId: second.id, reservedOf: second.id })
    expect((await verifyLedger(world.db)).ok).toBe(true)
  })
})

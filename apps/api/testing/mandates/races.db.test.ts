import { toApprovalId } from '@washline/contract/ids'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../src/platform/db/sql.ts'
import { type AgentMarket, limits, makeProgram, setMandate, startAgentMarket } from './agent-market.ts'

let market: AgentMarket
let price: number

beforeAll(async () => {
  market = await startAgentMarket({ maxConnections: 20 })
  const program = await makeProgram(market.app, market.person)
  price = (await market.place(program.token, await market.draft())).body.approval.amount_minor
})
afterAll(() => market.app.close())

const programWith = async (orderMinor: number, monthMinor: number) => {
  const program = await makeProgram(market.app, market.person)
  await setMandate(market.app, market.person, program, limits(orderMinor, monthMinor))
  return program
}

it('lets one of six placings at once pass a month that has room for one', async () => {
  const program = await programWith(price, price)
  const drafts = await Promise.all(Array.from({ length: 6 }, market.draft))
  const answers = await Promise.all(drafts.map((draft) => market.place(program.token, draft)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 202, 202, 202, 202, 202])
})

it('makes a thousand repeats of one placing one order with one authorization', { timeout: 90_000 }, async () => {
  const program = await programWith(price, price)
  const draft = await market.draft()
  const key = 'a-thousand-times-the-same'
  const seen = new Set<string>()
  for (let round = 0; round < 50; round += 1) {
    await market.app.forgetLimits()
    const answers = await Promise.all(Array.from({ length: 20 }, () => market.place(program.token, draft, { key })))
    for (const { status, body } of answers) seen.add(`${status} ${body.code ?? body.order?.status}`)
  }
  expect([...seen].filter((answer) => !['200 pending', '409 request_in_progress'].includes(answer))).toEqual([])
  expect(seen).toContain('200 pending')
  const { orders, authorizations } = await market.app.db.one<{ orders: number; authorizations: number }>(sql`
    select (select count(*)::int from orders where id = ${draft} and status = 'pending') as orders,
      (select count(*)::int from payments where order_id = ${draft}) as authorizations`)
  expect({ orders, authorizations }).toEqual({ orders: 1, authorizations: 1 })
  const { body } = await market.app.send(market.person.token, {
    method: 'GET',
    url: `/api/tokens/${program.id}/mandate`,
  })
  expect(body.data.mandate.spent_minor).toBe(price)
})

it('places once when the person taps twice, and when a tap and a decline race', async () => {
  const program = await makeProgram(market.app, market.person)
  const draft = await market.draft()
  const { body } = await market.place(program.token, draft)
  const { id } = body.approval
  const answers = await Promise.all([
    market.answer(id, 'approve'),
    market.answer(id, 'approve'),
    market.answer(id, 'decline'),
  ])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ body: { code } }) => code === 'approval_answered')).toHaveLength(2)
  const isPlaced = (await market.statusOf(draft)) === 'pending'
  const [approval] = await market.approvals()
  expect(approval.state).toBe(isPlaced ? 'done' : 'declined')
})

it('holds the decided amount where the draft grows between the decision and the placing', async () => {
  const program = await programWith(price, price * 5)
  const draft = await market.draft()
  const items = [{ name: 'T-shirt', quantity: 8 }]
  const edit = () =>
    market.app.send(program.token, {
      method: 'POST',
      url: '/api/orders/edit-scan',
      body: { order_id: draft, items },
    })
  await Promise.all([market.place(program.token, draft), edit(), edit(), edit()])
  const order = await market.app.db.one<{ status: string; agreedMinor: number }>(
    sql`select status, agreed_minor as "agreedMinor" from orders where id = ${draft}`,
  )
  if (order.status !== 'draft') expect(order.agreedMinor).toBe(price)
})

it('makes an approved call after a crash, by the job, and once', async () => {
  const program = await makeProgram(market.app, market.person)
  const draft = await market.draft()
  const { body } = await market.place(program.token, draft)
  const id = toApprovalId(body.approval.id)
  // As a process leaves it that died right after the approval was committed.
  const crashed = sql`
    update approvals set state = 'approved', answered_at = ${market.app.clock.now()},
      session_id = (select max(id) from access_tokens where user_id = ${market.person.id} and scopes is null)
    where id = ${id}`
  await market.app.db.run(crashed)
  expect((await market.place(program.token, draft)).status).toBe(202)
  await market.app.carryOut(id)
  expect(await market.statusOf(draft)).toBe('pending')
  expect((await market.approvals())[0]).toMatchObject({ id, state: 'done' })
  await market.app.carryOut(id)

  // As one leaves it that died after the call and before its end was recorded.
  await market.app.db.run(sql`
    update approvals set state = 'approved', parts = ${JSON.stringify({ params: {}, query: {}, body: market.placing(draft) })}::jsonb
    where id = ${id}`)
  await market.app.db.run(sql`delete from idempotency_keys where key = ${`approval-${id}-1`}`)
  await market.app.carryOut(id)
  expect((await market.approvals())[0]).toMatchObject({ id, state: 'done' })
  expect(market.app.faults).toEqual([])
})

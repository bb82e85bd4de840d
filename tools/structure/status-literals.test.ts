import { expect, test } from 'vitest'
import { findingsOf } from './planted.ts'

const statement = (text: string, file = 'orders/queries.ts') =>
  findingsOf({ [`apps/api/src/${file}`]: `export const some = (q) => q.all(sql\`${text}\`)\n` })
    .filter(({ rule }) => rule === 'status-literals')
    .map(({ line, wrong }) => `${line}: ${wrong}`)

test.each([
  [`select id from orders where status = 'draft'`, `status = 'draft'`],
  [`select id from orders o where o.status <> 'draft'`, `o.status <> 'draft'`],
  [`select id from orders where status not in ('completed', 'cancelled')`, `status not in ('completed', 'cancelled'`],
  [`select id from orders where status = any('{draft}')`, `status = any('{`],
  [`select id from orders where 'pending' = status`, `'pending' = status`],
  [`select case o.status when $1 then 1 when 'pending' then 2 end from orders o`, `when 'pending'`],
  [`update orders set status = 'cancelled' where id = 1`, `status = 'cancelled'`],
  [`insert into orders (customer_id, status) values (1, 'draft')`, `'draft'`],
  [`select id from order_events where to_status = 'pending'`, `to_status = 'pending'`],
])('finds a status of orders that a statement writes by hand: %s', (text, literal) => {
  expect(statement(text)).toEqual([expect.stringContaining(literal)])
})

test('names the line of the literal', () => {
  expect(statement(`\n  select id from orders\n  where status = 'draft'`)).toEqual([expect.stringMatching(/^3: /)])
})

test.each([
  `select id from orders where status = \${draftStatus} or status \${inList(inHandStatuses)}`,
  `select case o.status when \${orderProcess.place.to} then o.pending_since else o.delivered_at end from orders o`,
  `select count(*) from orders o join offers f on f.order_id = o.id where f.state = 'accepted'`,
  `select id from custody_steps where step = 'pickup'`,
])('passes statuses of the process table and states of other tables: %s', (text) => {
  expect(statement(text)).toEqual([])
})

test('looks at stores, privacy, builders and the demo, not at tests', () => {
  const text = `delete from orders where status = 'draft'`
  for (const file of ['orders/store.ts', 'orders/privacy.ts', 'earnings/builders.ts', 'demo/start-demo.ts'])
    expect(statement(text, file)).toHaveLength(1)
  expect(statement(text, 'orders/place-order.db.test.ts')).toEqual([])
})

import type { Queryable } from '../../../apps/api/src/platform/db/queryable.ts'
import { sql } from '../../../apps/api/src/platform/db/sql.ts'

export interface NamedCall {
  readonly name: string
  readonly path: string
  readonly aimMs: number
}

/** What operators read and search, with an order and people of this database. Lists have an aim of 200 ms, the board one of a second. */
export async function operatorCalls(q: Queryable): Promise<NamedCall[]> {
  const { order, customer, washer, name, middle } = await q.one<{
    order: number
    customer: number
    washer: number
    name: string
    middle: number
  }>(sql`
    select o.id as "order", o.customer_id as customer, o.washer_id as washer, u.name,
      (select min(id) + (max(id) - min(id)) / 2 from orders)::bigint as middle
    from orders o join users u on u.id = o.customer_id where o.status = 'completed' order by o.id offset 7 limit 1`)
  const list = (label: string, path: string): NamedCall => ({ name: label, path: `/api/ops${path}`, aimMs: 200 })
  return [
    { name: 'board', path: '/api/ops/live', aimMs: 1_000 },
    { name: 'map of the board', path: '/api/ops/live/map', aimMs: 1_000 },
    list('what waits', '/waiting'),
    list('orders', '/orders'),
    list('orders, from the middle', `/orders?cursor=${middle}`),
    list('orders of a common name', '/orders?search=Ana'),
    list('orders of one person', `/orders?search=${encodeURIComponent(name)}`),
    list('orders of nobody', '/orders?search=nobody-at-all'),
    list('order by number', `/orders?search=WL-${order}`),
    list('people', '/people'),
    list('people of a common name', '/people?search=Ana'),
    list('people of one name', `/people?search=${encodeURIComponent(name)}`),
    list('people of nobody', '/people?search=nobody-at-all'),
    list('search: common name', '/search?q=Ana'),
    list('search: one name', `/search?q=${encodeURIComponent(name)}`),
    list('search: number', `/search?q=${order}`),
    list('timeline of an order', `/orders/${order}/timeline`),
    list('timeline of a customer', `/people/${customer}`),
    list('timeline of a Washer', `/people/${washer}`),
    list('money of a person', `/people/${customer}/money`),
    list('claims', '/claims'),
    list('quality', '/quality'),
    list('verifications', '/verifications'),
    list('reports', '/reports'),
    list('alerts', '/alerts'),
    list('audit', '/audit'),
    list('clusters', '/clusters'),
    list('transfers', '/books/transfers'),
    list('payouts', '/books/payouts'),
    list('revenue by month', '/books/revenue?by=month'),
    list('balances', '/books/balances'),
    list('demand by zone', '/zones/demand'),
    list('complaints', '/complaints'),
    list('door cases', '/door-cases'),
    list('offer appeals', '/offer-appeals'),
    list('rating reports', '/rating-reports'),
  ]
}

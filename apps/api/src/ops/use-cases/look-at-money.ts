import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/refusal.ts'
import { orderRow, personRow } from '../queries.ts'
import { insertAudit } from '../store.ts'

interface LookDeps {
  readonly db: Database
  readonly clock: Clock
  readonly newId: () => string
}

/** Records that an operator looks at an order's money, before any of it is shown. */
export async function lookAtOrder(deps: LookDeps, look: { operatorId: number; orderId: number }) {
  const order = await orderRow(deps.db, look.orderId)
  if (!order) throw notFound()
  const person = { personId: order.customer.id, requestId: deps.newId(), at: deps.clock.now() }
  await insertAudit(deps.db, { act: 'look_order', ...look, ...person })
  return order
}

/** Records that an operator looks at a person's money, before any of it is shown. */
export async function lookAtPerson(deps: LookDeps, look: { operatorId: number; personId: number }) {
  const person = await personRow(deps.db, look.personId)
  if (!person) throw notFound()
  await insertAudit(deps.db, { act: 'look_person', ...look, requestId: deps.newId(), at: deps.clock.now() })
  return person
}

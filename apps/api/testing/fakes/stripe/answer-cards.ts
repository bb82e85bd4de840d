import { type Answer, type Asked, list, missing, ok, refused } from './answer.ts'
import { setupAnswers } from './answer-setups.ts'
import type { Emit } from './events.ts'
import type { RecordBook } from './record.ts'
import { showMethod } from './show.ts'

/** Customers, their saved methods, and the setups that save them. */
export function cardAnswers(book: RecordBook, emit: Emit) {
  const { record, nextId } = book
  const saveMethod = (customer: string, number: string, expiry = { month: 12, year: 2030 }) => {
    const id = nextId('pm')
    record.methods[id] = { id, customer, number, exp_month: expiry.month, exp_year: expiry.year }
    return id
  }

  const customers = (): Answer => {
    const id = nextId('cus')
    record.customers.push(id)
    return ok({ id, object: 'customer' })
  }

  const methods = ({ path: [, , id, verb], method, query }: Asked): Answer => {
    const customer = query.get('customer')
    const saved = Object.values(record.methods).filter((one) => one.customer !== null && one.customer === customer)
    if (!id) return list('/v1/payment_methods', saved.map(showMethod))
    const card = record.methods[id]
    if (!card) return missing('PaymentMethod', id)
    if (method === 'GET') return ok(showMethod(card))
    if (verb !== 'detach' || card.customer === null)
      return refused(
        undefined,
        'The payment method you provided is not attached to a customer so detachment is impossible.',
      )
    card.customer = null
    emit('payment_method.detached', showMethod(card))
    return ok(showMethod(card))
  }

  return { customers, methods, saveMethod, ...setupAnswers(book, emit, saveMethod) }
}

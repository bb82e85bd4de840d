import { type Answer, type Asked, list, missing, ok, refused } from './answer.ts'
import type { Tell } from './events.ts'
import type { RecordBook } from './record.ts'
import { showMethod, showSetup } from './show.ts'
import { testNumber } from './test-numbers.ts'

/** Customers, their saved methods, and the setups that save them. */
export function cardAnswers({ record, nextId }: RecordBook, tell: Tell) {
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
    tell('payment_method.detached', showMethod(card))
    return ok(showMethod(card))
  }

  /** What Stripe.js sends from the browser; it knows the secret, and the server never sees the number. */
  const confirm = (id: string, form: URLSearchParams): Answer => {
    const setup = record.setups[id]
    if (!setup || setup.secret !== form.get('client_secret')) return missing('setupintent', id)
    if (setup.status === 'succeeded') return ok(showSetup(setup))
    const field = (name: string) => form.get(`payment_method_data[card][${name}]`) ?? ''
    const { setup: behaviour } = testNumber(field('number'))
    if (typeof behaviour === 'object') return { status: 402, body: { error: { type: 'card_error', ...behaviour } } }
    setup.method = saveMethod('', field('number'), {
      month: Number(field('exp_month')),
      year: Number(field('exp_year')),
    })
    if (behaviour === 'authenticate') setup.status = 'requires_action'
    else finishSetup(id)
    return ok(showSetup(setup))
  }
  const finishSetup = (id: string) => {
    const setup = record.setups[id]
    const method = record.methods[setup?.method ?? '']
    if (!setup || !method) return
    method.customer = setup.customer
    setup.status = 'succeeded'
    tell('setup_intent.succeeded', showSetup(setup))
  }

  const setups = ({ path: [, , id, verb], method, form, query }: Asked): Answer => {
    if (!id) {
      const made = nextId('seti')
      const customer = form.get('customer') ?? ''
      const setup = { id: made, customer, secret: `${made}_secret_x`, status: 'requires_payment_method', method: null }
      record.setups[made] = setup
      return ok(showSetup(setup))
    }
    if (verb === 'confirm') return confirm(id, form)
    const setup = record.setups[id]
    const secret = query.get('client_secret')
    return setup && method === 'GET' && (secret === null || secret === setup.secret)
      ? ok(showSetup(setup))
      : missing('setupintent', id)
  }

  /** The payer's word in their bank's dialog; false where no setup waits for it. */
  const authenticate = (secret: string, isApproved: boolean): boolean => {
    const setup = Object.values(record.setups).find((one) => one.secret === secret)
    if (setup?.status !== 'requires_action') return false
    if (isApproved) finishSetup(setup.id)
    else Object.assign(setup, { status: 'requires_payment_method', method: null })
    return true
  }

  return { customers, methods, setups, authenticate, saveMethod }
}

import { type Answer, type Asked, missing, ok } from './answer.ts'
import type { Emit } from './events.ts'
import type { RecordBook } from './record.ts'
import { showSetup } from './show.ts'
import { testNumber } from './test-numbers.ts'

type SaveMethod = (customer: string, number: string, expiry: { month: number; year: number }) => string

/** The setups that save a card, confirmed by the browser and, where the bank asks, authenticated by the payer. */
export function setupAnswers({ record, nextId }: RecordBook, emit: Emit, saveMethod: SaveMethod) {
  /** The call of Stripe.js from the browser: authorized by the secret; the server never sees the number. */
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
    emit('setup_intent.succeeded', showSetup(setup))
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

  /** The payer's answer in the bank's dialog; false when no setup waits for it. */
  const authenticate = (secret: string, isApproved: boolean): boolean => {
    const setup = Object.values(record.setups).find((one) => one.secret === secret)
    if (setup?.status !== 'requires_action') return false
    if (isApproved) finishSetup(setup.id)
    else Object.assign(setup, { status: 'requires_payment_method', method: null })
    return true
  }

  return { setups, authenticate }
}

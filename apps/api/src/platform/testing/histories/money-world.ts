import { insertClaimPhoto } from '../../../claims/builders.ts'
import { type Claims, claimsModule } from '../../../claims/module.ts'
import { earningsModule } from '../../../earnings/module.ts'
import { type Answer, aCustomer, startOrders } from '../../../orders/builders.ts'
import type { PaymentGateway } from '../../../payments/index.ts'
import { verifyAtOnce } from '../../../washers/builders.ts'
import { washersModule } from '../../../washers/module.ts'
import { sql } from '../../db/sql.ts'
import { silentLog } from '../../log/log.ts'
import type { Module } from '../../module.ts'
import { depositMinor } from './account-book.ts'
import { createFaultGateway, type FaultGateway } from './fault-gateway.ts'

export interface Person {
  readonly id: number
  readonly card: string
  /** Another one, whose bank asks each time; a customer's. */
  readonly askingCard: string
}

/** What a bank account does with money, and its number. */
export const bankAccounts = {
  pays: '000123456789',
  'pays, but not at once': '000123456000',
  'sends back': '000111111113',
} as const
export type BankAccount = keyof typeof bankAccounts

const askingNumber = '4000003800000446'

type Orders = Awaited<ReturnType<typeof startOrders>>
export interface MoneyWorld {
  readonly api: Orders
  readonly faults: FaultGateway
  /** Two customers and two Washers who know nobody of an earlier history. */
  gatherPeople(): Promise<Person[]>
  call(
    person: Pick<Person, 'id'>,
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
    key?: string,
  ): Promise<Answer>
  readonly operator: Pick<Person, 'id'>
  /** What the job of a submitted claim does. */
  readonly assess: Claims['assess']
  takeClaimPhoto(orderId: number, customer: Pick<Person, 'id'>): Promise<number>
  /** Findings of the proof that were there before. */
  readonly known: Set<string>
  /** What every process does by the clock, once. */
  sweep(): Promise<void>
  close(): Promise<void>
}

/** Orders and payments as they are, over HTTP, with a gateway that loses requests and answers when told to. */
export async function openMoneyWorld(): Promise<MoneyWorld> {
  const faults = createFaultGateway()
  const sweeps: (() => Promise<void>)[] = []
  let gateway: PaymentGateway | undefined
  let claims: Claims | undefined
  const api = await startOrders({
    work: false,
    gateway: (sandbox) => {
      gateway = faults.wrap(sandbox)
      return gateway
    },
    modules: (deps) => {
      if (!gateway) throw new Error('earnings need the gateway')
      const { earnings, ...earningsParts } = earningsModule({ ...deps, gateway, log: silentLog })
      const { claims: made, ...claimsParts } = claimsModule({ ...deps, earnings, log: silentLog })
      claims = made
      const swept = ({ jobs, ...module }: Module): Module => ({
        ...module,
        jobs: (real) => jobs?.({ ...real, repeat: (_, __, work) => void sweeps.push(work) }),
      })
      return [
        washersModule({ ...deps, earnings }),
        { reactions: verifyAtOnce },
        swept(earningsParts),
        swept(claimsParts),
      ]
    },
  })
  if (!claims) throw new Error('claims were not made')
  const operator = await aCustomer(api.db)
  await api.db.run(sql`update users set is_operator = true where id = ${operator.id}`)
  const call: MoneyWorld['call'] = (person, method, path, body, key) =>
    api.call(person, method, `/api${path}`, body, key)
  return {
    api,
    faults,
    operator,
    assess: claims.assess,
    takeClaimPhoto: (orderId, { id: uploaderId }) => insertClaimPhoto(api, { orderId, uploaderId }),
    known: new Set(),
    sweep: async () => {
      await api.sweepPayments()
      for (const sweep of sweeps) await sweep()
    },
    gatherPeople: async () => {
      await api.db.run(sql`delete from rate_limits`)
      const gathered: Person[] = []
      for (const isCustomer of [true, true, false, false]) {
        const { id } = await aCustomer(api.db)
        const card = await api.giveCard({ id })
        gathered.push({ id, card, askingCard: isCustomer ? await api.giveCard({ id }, askingNumber) : card })
      }
      const [, , walt, wren] = gathered
      if (!walt || !wren) throw new Error('there are no Washers')
      await becomeWasher(call, walt, 'pays')
      await becomeWasher(call, wren, 'sends back')
      return gathered
    },
    call,
    close: api.close,
  }
}

export const deposit = { amount: depositMinor, currency: 'myr', type: 'security_deposit' }
export const business = {
  business_name: 'Sudsy',
  street: '1 Jalan Ampang',
  city: 'Kuala Lumpur',
  state: 'WP',
  postal_code: '50450',
  country: 'Malaysia',
  lat: 3.1478,
  lng: 101.7117,
}

async function becomeWasher(call: MoneyWorld['call'], washer: Person, bank: BankAccount): Promise<void> {
  const paid = await call(washer, 'POST', '/stripe/pay', { ...deposit, payment_method_id: washer.card })
  const { payment_intent_id } = paid.body
  const registered = await call(washer, 'POST', '/provider/register', { ...business, payment_intent_id })
  const linked = await call(washer, 'POST', '/sandbox/bank-account', { account_number: bankAccounts[bank] })
  for (const answer of [paid, registered, linked])
    if (answer.status !== 200) throw new Error(`nobody became a Washer: ${JSON.stringify(answer)}`)
}

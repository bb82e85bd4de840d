import type { OrderId, UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { insertClaimPhoto } from '../../src/claims/builders.ts'
import { type Claims, claimsModule } from '../../src/claims/module.ts'
import { earningsModule } from '../../src/earnings/module.ts'
import { type Answer, aCustomer, startOrders } from '../../src/orders/builders.ts'
import type { PaymentGateway } from '../../src/payments/index.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { silentLog } from '../../src/platform/log/log.ts'
import type { Module } from '../../src/platform/module.ts'
import { plainPhoto, scriptedScanner } from '../../src/scanning/builders.ts'
import { verifyAtOnce } from '../../src/washers/builders.ts'
import { washersModule } from '../../src/washers/module.ts'
import { depositMinor } from './account-book.ts'
import { createFaultGateway, type FaultGateway } from './fault-gateway.ts'

export interface Person {
  readonly id: UserId
  readonly card: string
  /** A second card whose bank always asks for authentication; customers only. */
  readonly askingCard: string
}

/** Bank accounts by their behaviour. */
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
  /** Two new customers and two new Washers. */
  gatherPeople(): Promise<Person[]>
  call(
    person: Pick<Person, 'id'>,
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
    key?: string,
  ): Promise<Answer>
  readonly operator: Pick<Person, 'id'>
  /** Runs the job of a submitted claim. */
  readonly assess: Claims['assess']
  takeClaimPhoto(orderId: OrderId, customer: Pick<Person, 'id'>): Promise<number>
  /** Findings of proofs after earlier runs. */
  readonly earlierFindings: Set<string>
  /** Runs every repeated job once. */
  sweep(): Promise<void>
  close(): Promise<void>
}

/** Orders and payments over HTTP, with a gateway that injects faults. */
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
      const { earnings, ...earningsParts } = earningsModule({
        ...deps,
        gateway,
        log: silentLog,
        proveAgain: async () => undefined,
      })
      const { claims: made, ...claimsParts } = claimsModule({
        ...deps,
        earnings,
        log: silentLog,
        scanner: scriptedScanner(),
      })
      claims = made
      const swept = ({ jobs, ...module }: Module): Module => ({
        ...module,
        jobs: (real) => jobs?.({ ...real, repeat: (_, __, work) => void sweeps.push(work) }),
      })
      return [
        washersModule({ ...deps, earnings }),
        { handlers: verifyAtOnce },
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
    takeClaimPhoto: async (orderId, { id: uploaderId }) =>
      insertClaimPhoto(api, { orderId, uploaderId, key: await api.storage.put(plainPhoto) }),
    earlierFindings: new Set(),
    sweep: async () => {
      await api.sweepPayments()
      for (const sweep of sweeps) await sweep()
    },
    gatherPeople: () => gatherPeople(api, call),
    call,
    close: api.close,
  }
}

async function gatherPeople(api: Orders, call: MoneyWorld['call']): Promise<Person[]> {
  await api.db.run(sql`delete from rate_limits`)
  const gathered: Person[] = []
  for (const isCustomer of [true, true, false, false]) {
    const { id } = await aCustomer(api.db)
    const opened = new Date(api.clock.now().getTime() - market.claims.instant.accountAgeMs)
    await api.db.run(sql`update users set created_at = ${opened} where id = ${id}`)
    const card = await api.giveCard({ id }, isCustomer ? undefined : '5555555555554444')
    gathered.push({ id, card, askingCard: isCustomer ? await api.giveCard({ id }, askingNumber) : card })
  }
  const [, , walt, wren] = gathered
  if (!walt || !wren) throw new Error('there are no Washers')
  await becomeWasher(call, walt, 'pays')
  await becomeWasher(call, wren, 'sends back')
  return gathered
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

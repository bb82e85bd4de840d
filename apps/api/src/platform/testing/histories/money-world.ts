import type { Earnings } from '../../../earnings/index.ts'
import { earningsModule } from '../../../earnings/module.ts'
import { type Answer, aCustomer, aWasher, startOrders } from '../../../orders/builders.ts'
import type { PaymentGateway } from '../../../payments/index.ts'
import { sql } from '../../db/sql.ts'
import { silentLog } from '../../log/log.ts'
import { createFaultGateway, type FaultGateway } from './fault-gateway.ts'

export interface Person {
  readonly id: number
  readonly card: string
}

type Orders = Awaited<ReturnType<typeof startOrders>>
export interface MoneyWorld {
  readonly api: Orders
  readonly faults: FaultGateway
  /** Two customers and two Washers who know nobody of an earlier history. */
  gatherPeople(): Promise<Person[]>
  call(person: Person, method: 'GET' | 'POST' | 'PUT', path: string, body?: object, key?: string): Promise<Answer>
  readonly earnings: Earnings
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
  let earnings: Earnings | undefined
  const api = await startOrders({
    work: false,
    gateway: (sandbox) => {
      gateway = faults.wrap(sandbox)
      return gateway
    },
    modules: (deps) => {
      if (!gateway) throw new Error('earnings need the gateway')
      const made = earningsModule({ ...deps, gateway, log: silentLog })
      earnings = made.earnings
      const { jobs, ...module } = made
      return [{ ...module, jobs: (real) => jobs?.({ ...real, repeat: (_, __, work) => void sweeps.push(work) }) }]
    },
  })
  if (!earnings) throw new Error('there are no earnings')
  return {
    api,
    faults,
    earnings,
    known: new Set(),
    sweep: async () => {
      await api.sweepPayments()
      for (const sweep of sweeps) await sweep()
    },
    gatherPeople: async () => {
      await api.db.run(sql`delete from rate_limits`)
      const people = [await aCustomer(api.db), await aCustomer(api.db), await aWasher(api.db), await aWasher(api.db)]
      const gathered: Person[] = []
      for (const { id } of people) gathered.push({ id, card: await api.giveCard({ id }) })
      return gathered
    },
    call: (person, method, path, body, key) => api.call(person, method, `/api${path}`, body, key),
    close: api.close,
  }
}

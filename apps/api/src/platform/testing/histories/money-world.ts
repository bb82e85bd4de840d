import { type Answer, aCustomer, aWasher, startOrders } from '../../../orders/builders.ts'
import { sql } from '../../db/sql.ts'
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
  close(): Promise<void>
}

/** Orders and payments as they are, over HTTP, with a gateway that loses requests and answers when told to. */
export async function openMoneyWorld(): Promise<MoneyWorld> {
  const faults = createFaultGateway()
  const api = await startOrders({ work: false, gateway: faults.wrap })
  return {
    api,
    faults,
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

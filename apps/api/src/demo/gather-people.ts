import { savePlace } from '@washline/contract/maps/places'
import { addFavourite } from '@washline/contract/relationships/endpoints'
import { saveWasherHours } from '@washline/contract/schedule/washer-endpoints'
import type { handClock } from '../platform/clock/clock.ts'
import {
  cashingOut,
  type DemoWasher,
  demoCustomer,
  demoHours,
  demoOperator,
  demoPassword,
  drivenWashers,
  handWasher,
  neighbours,
  townspeople,
} from './demo-people.ts'
import { type DemoPerson, type JoinDeps, joinMarket, type NewPerson } from './join-market.ts'
import { openPayoutAccount } from './live-cash-outs.ts'
import type { Payer } from './live-rated-orders.ts'
import { saveCard } from './save-card.ts'
import { verifyWasher } from './verify-washers.ts'

const minuteMs = 60_000

interface GatherDeps extends JoinDeps {
  readonly clock: ReturnType<typeof handClock>
  /** The simulated people's password. */
  readonly autopilotPassword: string
}

export type People = Awaited<ReturnType<typeof gatherPeople>>

/** The customer, the guests and the verified Washers; who is there from an interrupted load is not made again. */
export async function gatherPeople(deps: GatherDeps) {
  const { clock } = deps
  const { join, becomeWasher } = joinMarket(deps)
  const joinWithCard = async (person: NewPerson): Promise<Payer> => {
    const joined = await join(person)
    return { ...joined, paymentMethodId: await saveCard(joined.client, 'customer', person.phone) }
  }
  const operator = await join({ ...demoOperator, isOperator: true })
  const customer = await joinWithCard({ ...demoCustomer, address: demoCustomer.home.address })
  await customer.client.call(savePlace, { body: { label: 'home', ...demoCustomer.home } })
  const washers = new Map<DemoWasher, DemoPerson>([[handWasher, await becomeWasher(handWasher)]])
  for (const washer of drivenWashers) washers.set(washer, await becomeWasher(washer, deps.autopilotPassword))
  for (const [washer, { client }] of washers) {
    await verifyWasher(client, operator.client)
    await client.call(saveWasherHours, { body: demoHours })
    if (washer === handWasher) await openPayoutAccount(client, demoPassword)
    else if (cashingOut.includes(washer)) await openPayoutAccount(client, deps.autopilotPassword)
    clock.advance(minuteMs)
  }
  const guests: Payer[] = []
  for (const neighbour of neighbours) guests.push(await joinWithCard(neighbour))
  const simulated: Payer[] = []
  const sam = washers.get(handWasher)
  for (const { isRegular, home, ...person } of townspeople) {
    const joined = await joinWithCard({ ...person, password: deps.autopilotPassword, address: home.address })
    if (isRegular && sam) await joined.client.call(addFavourite, { params: { id: sam.userId } })
    simulated.push(joined)
  }
  return { customer, guests, simulated, washers, becomeWasher }
}

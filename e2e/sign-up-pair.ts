import { getAuth } from '@washline/contract/identity/endpoints'
import { type Account, becomeWasher, keepHome, lonelySpot, type Spot, saveCard, signUp } from './set-up-people.ts'

export interface Pair {
  readonly spot: Spot
  /** With a saved card and a home at the spot. */
  readonly customer: Account
  /** Online beside the spot. */
  readonly washer: Account
}

/** A customer and the one Washer in reach, for tools that look at screens. */
export async function signUpPair(url: string): Promise<Pair> {
  const spot = lonelySpot()
  const customer = await signUp(url, 'Cleo Customer')
  await saveCard(customer)
  await keepHome(customer, spot)
  const fresh = await signUp(url, 'Wanda Washer')
  await becomeWasher(fresh, spot)
  return { spot, customer, washer: { ...fresh, user: (await fresh.api.call(getAuth)).user } }
}

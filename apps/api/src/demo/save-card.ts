import { confirmSandboxSetup, createSetupIntent, listPaymentMethods } from '@washline/contract/payments/endpoints'
import type { DemoClient } from './demo-client.ts'

const cardNumbers = { customer: '4242424242424242', washer: '5555555555554444' } as const

/** Different for each phone number: accounts that share a card or a phone are shown to operators as one cluster. */
function expiryOf(phone: string) {
  const ofPerson = Number(phone.slice(-2)) - 1
  return { exp_month: 12 - (ofPerson % 12), exp_year: 2034 + Math.floor(ofPerson / 12) }
}

/** Gives the id of the person's card. A second call returns the card of the first. */
export async function saveCard(client: DemoClient, side: keyof typeof cardNumbers, phone: string): Promise<string> {
  const [existing] = (await client.call(listPaymentMethods)).payment_methods
  if (existing) return existing.id
  const { client_secret } = await client.call(createSetupIntent)
  const saved = await client.call(confirmSandboxSetup, {
    body: { client_secret, card: { number: cardNumbers[side], ...expiryOf(phone), cvc: '123' } },
  })
  if (!saved.payment_method) throw new Error('demo data: the card was not saved')
  return saved.payment_method.id
}

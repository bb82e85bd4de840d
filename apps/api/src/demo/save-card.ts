import { confirmSandboxSetup, createSetupIntent, listPaymentMethods } from '@washline/contract/payments/endpoints'
import type { DemoClient } from './demo-client.ts'

/** Gives the id of the person's card. A second call returns the card of the first. */
export async function saveCard(client: DemoClient, number = '4242424242424242'): Promise<string> {
  const [existing] = (await client.call(listPaymentMethods)).payment_methods
  if (existing) return existing.id
  const { client_secret } = await client.call(createSetupIntent)
  const saved = await client.call(confirmSandboxSetup, {
    body: { client_secret, card: { number, exp_month: 12, exp_year: 2034, cvc: '123' } },
  })
  if (!saved.payment_method) throw new Error('demo data: the card was not saved')
  return saved.payment_method.id
}

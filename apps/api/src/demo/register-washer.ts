import { market } from '@washline/contract/market'
import { pay } from '@washline/contract/payments/endpoints'
import { registerWasher as register } from '@washline/contract/washers/endpoints'
import type { DemoClient } from './demo-client.ts'
import { type DemoWasher, demoCity } from './demo-people.ts'
import { saveCard } from './save-card.ts'

export const placeOf = ({ offset }: DemoWasher) => ({
  latitude: demoCity.latitude + offset[0],
  longitude: demoCity.longitude + offset[1],
})

/** Pays the deposit and registers the person as a Washer. */
export async function registerWasher(client: DemoClient, washer: DemoWasher): Promise<void> {
  const paid = await client.call(pay, {
    body: {
      amount: market.deposit.amountMinor,
      currency: market.currency,
      payment_method_id: await saveCard(client, 'washer', washer.phone),
      type: 'security_deposit',
    },
  })
  if (!paid.success) throw new Error('demo data: the deposit was declined')
  const { latitude: lat, longitude: lng } = placeOf(washer)
  await client.call(register, {
    body: {
      business_name: washer.business,
      street: washer.street,
      city: 'Harbour Town',
      postal_code: '50450',
      state: 'Harbour District',
      country: 'Malaysia',
      lat,
      lng,
      payment_intent_id: paid.payment_intent_id,
    },
  })
}

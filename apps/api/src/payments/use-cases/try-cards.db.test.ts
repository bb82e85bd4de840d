import { randomUUID } from 'node:crypto'
import { toUserId } from '@washline/contract/ids'
import { minor } from '@washline/contract/money'
import { afterAll, expect, it } from 'vitest'
import { startFakeStripe } from '../../../testing/fakes/stripe/start-fake-stripe.ts'
import { paymentsWorld } from '../builders.ts'
import { choosePaymentGateway } from '../choose-payment-gateway.ts'
import { GatewayFailure } from '../payment-gateway.ts'
import { tryCards } from './try-cards.ts'

const world = await paymentsWorld()
const fake = await startFakeStripe()
afterAll(async () => {
  await world.close()
  await fake.close()
})

const trial = async (secretKey: string | undefined, apiUrl = fake.url) => {
  const config = { STRIPE_SECRET_KEY: secretKey, STRIPE_API_URL: apiUrl }
  const chosen = await choosePaymentGateway(config, world.deps)
  const made = new Set(Object.keys(fake.record().intents))
  const userId = toUserId(Math.floor(Math.random() * 1e9))
  const outcome = tryCards({ ...chosen, newId: randomUUID }, { userId, amountMinor: minor(1_600) })
  const intents = () => Object.values(fake.record().intents).filter(({ id }) => !made.has(id))
  return { outcome, intents }
}

it('authorizes and cancels with test keys, and in the sandbox', async () => {
  const { outcome, intents } = await trial('sk_test_fake')
  expect(await outcome).toEqual({ vendor: 'stripe', outcome: 'authorized' })
  expect(intents()).toMatchObject([{ status: 'canceled', amount: 1_600, received: 0 }])
  const sandbox = await trial(undefined)
  expect(await sandbox.outcome).toEqual({ vendor: 'sandbox', outcome: 'authorized' })
})

it('only reads with live keys', async () => {
  const { outcome, intents } = await trial('sk_live_fake')
  expect(await outcome).toEqual({ vendor: 'stripe', outcome: 'read' })
  expect(intents()).toEqual([])
})

it('cancels an authorization of which every answer was lost, and fails', async () => {
  fake.fault({ kind: 'lost', on: 'POST /v1/payment_intents', times: 3 })
  const { outcome, intents } = await trial('sk_test_fake')
  await expect(outcome).rejects.toBeInstanceOf(GatewayFailure)
  expect(intents()).toMatchObject([{ status: 'canceled' }])
})

it.each(['sk_test_fake', 'sk_live_fake'])('fails where the card service cannot be reached: %s', async (key) => {
  const { outcome } = await trial(key, 'http://127.0.0.1:9')
  await expect(outcome).rejects.toBeInstanceOf(GatewayFailure)
})

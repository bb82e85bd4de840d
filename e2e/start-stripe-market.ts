import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { end, endWithParent, freePort, type Market, startMarket } from './start-market.ts'

const script = join(import.meta.dirname, '../apps/api/testing/fakes/stripe/run-fake-stripe.ts')
const secret = 'whsec_e2e'

export interface StripeMarket extends Market {
  /** Where the double of Stripe answers. */
  readonly stripeUrl: string
}

/** An empty market with the keys of a double of Stripe, which runs beside it. */
export async function startStripeMarket(): Promise<StripeMarket> {
  const port = await freePort()
  const webhooks = `http://127.0.0.1:${port}/api/stripe/webhooks`
  const fakeStripe = spawn(process.execPath, [...endWithParent, script, '--webhooks', webhooks, '--secret', secret], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(fakeStripe.stdout, 'data')) as [Buffer]
  const stripeUrl = line.toString().trim()
  try {
    const market = await startMarket({
      demo: false,
      autopilot: false,
      port,
      settings: {
        STRIPE_SECRET_KEY: 'sk_test_e2e',
        STRIPE_PUBLISHABLE_KEY: 'pk_test_e2e',
        STRIPE_WEBHOOK_SECRET: secret,
        STRIPE_API_URL: stripeUrl,
      },
    })
    const stop = async () => {
      await market.stop()
      await end(fakeStripe)
    }
    return { ...market, stripeUrl, stop }
  } catch (error) {
    await end(fakeStripe)
    throw error
  }
}

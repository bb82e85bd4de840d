import { parseArgs } from 'node:util'
import { startFakeStripe } from './start-fake-stripe.ts'

/**
 * `node run-fake-stripe.ts --port 4100 --record ./record.json --webhooks http://…/api/stripe/webhooks --secret
 * whsec_test`
 */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env.FAKE_STRIPE_PORT ?? '0' },
    record: { type: 'string', default: process.env.FAKE_STRIPE_RECORD ?? '' },
    webhooks: { type: 'string', default: process.env.FAKE_STRIPE_WEBHOOKS ?? '' },
    secret: { type: 'string', default: process.env.STRIPE_WEBHOOK_SECRET ?? 'whsec_test' },
    payout: { type: 'string', default: process.env.FAKE_STRIPE_PAYOUT_MS ?? '2000' },
  },
})
const fake = await startFakeStripe({
  port: Number(values.port),
  recordPath: values.record || undefined,
  webhooks: values.webhooks ? { url: values.webhooks, secret: values.secret } : undefined,
  payoutMs: Number(values.payout),
})
process.stdout.write(`${fake.url}\n`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void fake.close())

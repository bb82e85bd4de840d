import { parseArgs } from 'node:util'
import { startStripeDouble } from './start-stripe-double.ts'

/** `node run-stripe-double.ts --port 4100 --record ./record.json --webhooks http://…/api/stripe/webhooks --secret whsec_test` */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env.STRIPE_DOUBLE_PORT ?? '0' },
    record: { type: 'string', default: process.env.STRIPE_DOUBLE_RECORD ?? '' },
    webhooks: { type: 'string', default: process.env.STRIPE_DOUBLE_WEBHOOKS ?? '' },
    secret: { type: 'string', default: process.env.STRIPE_WEBHOOK_SECRET ?? 'whsec_test' },
    payout: { type: 'string', default: process.env.STRIPE_DOUBLE_PAYOUT_MS ?? '2000' },
  },
})
const double = await startStripeDouble({
  port: Number(values.port),
  recordPath: values.record || undefined,
  webhooks: values.webhooks ? { url: values.webhooks, secret: values.secret } : undefined,
  payoutMs: Number(values.payout),
})
process.stdout.write(`${double.url}\n`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void double.close())

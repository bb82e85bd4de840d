import { setTimeout as pause } from 'node:timers/promises'
import type { OrderId } from '@washline/contract/ids'
import { z } from 'zod'
import { comeNear } from './come-near.ts'
import { demoCity } from './demo-city.ts'
import { pace } from './pace.ts'
import { personApp } from './person-app.ts'
import { simulatedCustomer } from './simulated-customer.ts'
import { simulatedWasher } from './simulated-washer.ts'

const customer = z.object({
  email: z.email(),
  home: z.object({ address: z.string(), latitude: z.number(), longitude: z.number() }),
  isRegular: z.boolean(),
})
const listOf = <T extends z.ZodType>(one: T) => z.string().transform((text) => z.array(one).parse(JSON.parse(text)))

/** The demo autopilot, a child process: its people come from the environment, what happens from messages of the parent. */
const settings = z
  .object({
    WASHLINE_URL: z.url(),
    WASHLINE_PASSWORD: z.string().min(1),
    WASHLINE_WASHERS: listOf(z.object({ email: z.email(), name: z.string() })),
    WASHLINE_CUSTOMERS: listOf(customer).default([]),
    WASHLINE_SEED: z.coerce.number().int().default(1),
  })
  .parse(process.env)

const messages = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pickup'), latitude: z.number(), longitude: z.number() }),
  z.object({ kind: z.literal('offer'), washer: z.string() }),
  z.object({
    kind: z.literal('hand-washer'),
    isPresent: z.boolean(),
    isWaiting: z.boolean(),
    missed: z.number(),
    place: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  }),
])

let handWasherPresent = false
const report = (problem: string) => process.stderr.write(`autopilot: ${problem}\n`)
const stop = new AbortController()
const appOf = (email: string) => personApp(settings.WASHLINE_URL, { email, password: settings.WASHLINE_PASSWORD })

const plans = new Map<OrderId, { isLate: boolean }>()
const washers = settings.WASHLINE_WASHERS.map(({ email, name }) => ({
  email,
  name,
  washer: simulatedWasher(appOf(email), {
    handWasherPresent: () => handWasherPresent,
    planOf: (orderId) => plans.get(orderId),
    report,
  }),
}))
const driven = washers.map(({ washer }) => washer)
const isSimulated = (name: string) => washers.some((washer) => washer.name === name)
const customersWho = (isRegular: boolean) =>
  settings.WASHLINE_CUSTOMERS.filter((one) => one.isRegular === isRegular).map(({ email, home }) =>
    simulatedCustomer(appOf(email), { home, isSimulated }),
  )
const city = demoCity({
  seed: settings.WASHLINE_SEED,
  customers: customersWho(false),
  regulars: customersWho(true),
  placed: (id, isLate) => void plans.set(id, { isLate }),
  report,
})

process.on('message', (message) => {
  const { data: heard } = messages.safeParse(message)
  switch (heard?.kind) {
    case 'pickup':
      comeNear(driven, heard).catch((error: unknown) => report(String(error)))
      break
    case 'offer':
      washers.find(({ email }) => email === heard.washer)?.washer.wake()
      break
    case 'hand-washer':
      handWasherPresent = heard.isPresent
      city.handWasher(heard)
      break
  }
})
// The autopilot ends with its parent.
process.on('disconnect', () => process.exit(0))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort())
stop.signal.addEventListener('abort', () => process.exit(0))

/** One after the other: a dozen people who sign in at once keep a small machine busy for seconds. */
await Promise.all(
  [...driven, city].map((part, index) =>
    pause(index * pace.betweenArrivalsMs, undefined, { signal: stop.signal })
      .then(() => part.run(stop.signal))
      .catch((error: unknown) => report(String(error))),
  ),
)

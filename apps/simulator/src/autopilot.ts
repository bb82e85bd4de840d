import { z } from 'zod'
import { comeNear } from './come-near.ts'
import { simulatedWasher } from './simulated-washer.ts'
import { washerApp } from './washer-app.ts'

/** The demo autopilot, a process of its own: it gets its Washers by the environment and hears of pickups from its parent. */
const settings = z
  .object({
    WASHLINE_URL: z.url(),
    WASHLINE_PASSWORD: z.string().min(1),
    WASHLINE_WASHERS: z.string().transform((text) => z.array(z.email()).parse(JSON.parse(text))),
  })
  .parse(process.env)

const heard = z.object({
  kind: z.literal('pickup'),
  latitude: z.number(),
  longitude: z.number(),
  handWasherPresent: z.boolean(),
})

let handWasherPresent = false
const report = (problem: string) => process.stderr.write(`autopilot: ${problem}\n`)
const stop = new AbortController()
const washers = settings.WASHLINE_WASHERS.map((email) =>
  simulatedWasher(washerApp(settings.WASHLINE_URL, { email, password: settings.WASHLINE_PASSWORD }), {
    handWasherPresent: () => handWasherPresent,
    report,
  }),
)

process.on('message', (message) => {
  const pickup = heard.safeParse(message)
  if (!pickup.success) return
  handWasherPresent = pickup.data.handWasherPresent
  comeNear(washers, pickup.data).catch((error: unknown) => report(String(error)))
})
// Without its parent there is nobody to drive for.
process.on('disconnect', () => process.exit(0))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort())
stop.signal.addEventListener('abort', () => process.exit(0))

await Promise.all(washers.map((washer) => washer.run(stop.signal).catch((error: unknown) => report(String(error)))))

import { z } from 'zod'
import { comeNear } from './come-near.ts'
import { simulatedWasher } from './simulated-washer.ts'
import { washerApp } from './washer-app.ts'

/** The demo autopilot, a child process: its Washers come from the environment, its pickups from messages of the parent. */
const settings = z
  .object({
    WASHLINE_URL: z.url(),
    WASHLINE_PASSWORD: z.string().min(1),
    WASHLINE_WASHERS: z.string().transform((text) => z.array(z.email()).parse(JSON.parse(text))),
  })
  .parse(process.env)

const pickupMessage = z.object({
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
  const pickup = pickupMessage.safeParse(message)
  if (!pickup.success) return
  handWasherPresent = pickup.data.handWasherPresent
  comeNear(washers, pickup.data).catch((error: unknown) => report(String(error)))
})
// The autopilot ends with its parent.
process.on('disconnect', () => process.exit(0))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort())
stop.signal.addEventListener('abort', () => process.exit(0))

await Promise.all(washers.map((washer) => washer.run(stop.signal).catch((error: unknown) => report(String(error)))))

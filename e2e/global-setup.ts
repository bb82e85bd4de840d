import { drawPhotos } from './photos.ts'
import { beginMarket, startMarket } from './start-market.ts'

/**
 * An empty market for people with browsers, and the demo market with its autopilot for one person alone. That one is filled
 * by its own calls meanwhile: its journeys wait until it is ready.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const [people] = await Promise.all([startMarket({ demo: false, autopilot: false }), drawPhotos()])
  const alone = await beginMarket({ demo: true, autopilot: true, settings: { DEMO_CUSTOMERS: '1' } })
  // Its folder goes with it, which its journeys see.
  alone.ready.catch((error: unknown) => process.stderr.write(`${String(error)}\n`))
  process.env.WASHLINE_E2E_PEOPLE = people.url
  process.env.WASHLINE_E2E_ALONE = alone.url
  process.env.WASHLINE_E2E_MAIL = `${people.dataDir}/mail`
  process.env.WASHLINE_E2E_ALONE_DATA = alone.dataDir
  return async () => {
    await Promise.all([people.stop(), alone.stop()])
  }
}

import { drawPhotos } from './photos.ts'
import { startMarket } from './start-market.ts'

/** An empty market for people with browsers, and the demo market with its autopilot for one person alone. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const [people, alone] = await Promise.all([
    startMarket({ demo: false, autopilot: false }),
    startMarket({ demo: true, autopilot: true, settings: { DEMO_CUSTOMERS: '1' } }),
    drawPhotos(),
  ])
  process.env.WASHLINE_E2E_PEOPLE = people.url
  process.env.WASHLINE_E2E_ALONE = alone.url
  process.env.WASHLINE_E2E_MAIL = `${people.dataDir}/mail`
  process.env.WASHLINE_E2E_ALONE_DATA = alone.dataDir
  return async () => {
    await Promise.all([people.stop(), alone.stop()])
  }
}

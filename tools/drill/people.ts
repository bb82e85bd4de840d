import { setTimeout as pause } from 'node:timers/promises'
import { createClient, WashlineError } from '@washline/client'
import { wakeWorld } from '../../apps/api/testing/chaos/world.ts'
import { placeByHand } from '../../apps/simulator/src/place-order.ts'
import { seededRandom } from '../random/seeded-random.ts'
import { countedFetch } from './counted-fetch.ts'
import type { PlayedMarket } from './drill-market.ts'
import { openViewer } from './live-viewer.ts'
import { openTally, type Tally } from './tally.ts'

const photoEveryMs = 2_000
const drafts = 4_000
const items = [{ name: 'T-shirt', category: 'tops' as const, quantity: 4 }]
const pickup = { address: '18 Linden Street', latitude: 3.1478, longitude: 101.7117 }

/**
 * Customers and Washers over HTTP, each with a live connection, and one who photographs: an order with a photo now and then. They
 * repeat what failed under the same key, as the apps do.
 */
export async function bringPeople(market: PlayedMarket, seed = 1) {
  const tally = openTally()
  const world = await wakeWorld(market, seededRandom(seed), drafts, tally.attempted)
  const viewers = world.people.map((person) => openViewer(market.url, person))
  const photographed = startPhotographer(market, world.people[3]?.token ?? '', tally)
  return {
    tally,
    acknowledged: world.acknowledged,
    live: () => viewers.filter((viewer) => viewer.isLive()).length,
    of: world.people,
    /** They finish what they do and go. */
    end: async () => {
      const photos = await photographed.end()
      await world.end()
      const seen = await Promise.all(viewers.map((viewer) => viewer.end()))
      const sum = (what: 'received' | 'repeated' | 'lost' | 'closes') => seen.reduce((all, one) => all + one[what], 0)
      return { photos, received: sum('received'), repeated: sum('repeated'), lost: sum('lost'), closes: sum('closes') }
    },
  }
}

export type People = Awaited<ReturnType<typeof bringPeople>>

function startPhotographer(market: PlayedMarket, token: string, tally: Tally) {
  let isOver = false
  let photos = 0
  const app = createClient({ url: market.url, token, timeoutMs: 30_000, fetch: countedFetch(tally) })
  const running = (async () => {
    for (let picture = 1; !isOver; picture += 1) {
      try {
        await placeByHand(app, { items, pickup, picture })
        photos += 1
      } catch (error) {
        // Its attempts are counted where they were made.
        if (!(error instanceof WashlineError) && !(error instanceof TypeError)) throw error
      }
      await pause(photoEveryMs)
    }
  })()
  return {
    end: async () => {
      isOver = true
      await running
      return photos
    },
  }
}

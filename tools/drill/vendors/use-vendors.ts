import { setTimeout as pause } from 'node:timers/promises'
import { createClient, WashlineError } from '@washline/client'
import { aDevice } from '../../../apps/api/testing/fakes/fake-push-service.ts'
import { drawDoorstep } from '../../../apps/simulator/src/draw-doorstep.ts'
import { countedFetch } from '../counted-fetch.ts'
import type { PlayedMarket } from '../drill-market.ts'
import type { People } from '../people.ts'
import { pushHost } from './push-host.ts'

const breathMs = 700
/** Of pictures that no other person of the drill draws. */
const firstPicture = 50_000
const home = { latitude: 3.1478, longitude: 101.7117 }
const jpegBegin = Buffer.from([0xff, 0xd8, 0xff])

interface StoredPhoto {
  readonly orderId: number
  readonly url: string
}

/** A device of each person, for push messages. */
export async function subscribeDevices(market: PlayedMarket, people: People) {
  const devices = people.of.map(() => aDevice())
  for (const [at, { token }] of people.of.entries()) {
    const keys = devices[at]?.keys ?? { p256dh: '', auth: '' }
    const app = createClient({ url: market.url, token })
    await app.savePushSubscription({ body: { endpoint: `https://${pushHost}/device/${at}`, keys } })
  }
  return devices
}

/**
 * A customer who looks for addresses and ways, and photographs laundry for a list by the model and for one by hand, all the time. Keeps the
 * addresses of the photos that were acknowledged.
 */
export function useVendors(market: PlayedMarket, { of, tally }: People) {
  const token = of[4]?.token ?? ''
  const app = createClient({ url: market.url, token, timeoutMs: 30_000, fetch: countedFetch(tally) })
  const stored: StoredPhoto[] = []
  const answered = new Map<string, number>()
  const count = (what: string) => answered.set(what, (answered.get(what) ?? 0) + 1)
  let isOver = false
  const search = async (at: number) => {
    const { data, message } = await app.autocompletePlaces({ query: { q: `Linden Street ${at}` } })
    count(data.length > 0 ? 'places' : `no places: ${message}`)
    const destination = { latitude: home.latitude + (at % 50) / 10_000, longitude: home.longitude }
    const route = await app.findRoute({ body: { origin: home, destination } })
    count(route.data ? 'a way' : `no way: ${route.message}`)
    const address = await app.reverseGeocode({ query: destination })
    count(address.data ? 'an address' : `no address: ${address.message}`)
  }
  const scan = async (at: number) => {
    const image = new Blob([new Uint8Array(drawDoorstep(firstPicture + at))], { type: 'image/png' })
    const { data } = await app.scanLaundry({ form: at % 2 === 0 ? { image } : { image, by_hand: '1' } })
    count(`a list by ${data.scanner}`)
    stored.push({ orderId: data.order_id, url: data.scanned_image_url })
  }
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      // Its attempts are counted where they were made.
      if (!(error instanceof WashlineError) && !(error instanceof TypeError)) throw error
    }
  }
  const repeat = async (work: (at: number) => Promise<void>) => {
    for (let at = 1; !isOver; at += 1) {
      await attempt(() => work(at))
      await pause(breathMs)
    }
  }
  const running = Promise.all([repeat(search), repeat(scan)])
  return {
    /** What came since the last call. */
    answers: () => {
      const text = [...answered].map(([what, times]) => `${times} × ${what}`).join(', ')
      answered.clear()
      return text
    },
    end: async () => {
      isOver = true
      await running
    },
    /** How many photos were acknowledged, and which of them the market does not show. */
    photos: async () => {
      const missing: number[] = []
      for (const { orderId, url } of stored) {
        const answer = await fetch(new URL(url, market.url))
        const bytes = Buffer.from(await answer.arrayBuffer())
        if (!answer.ok || !bytes.subarray(0, 3).equals(jpegBegin)) missing.push(orderId)
      }
      return { stored: stored.length, missing }
    },
  }
}

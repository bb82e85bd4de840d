import { setTimeout as pause } from 'node:timers/promises'
import type { FailoverMarket } from './start-market.ts'

/** The calls are limited to sixty a minute. */
const everyMs = 1_100
/** The directory of Washers, which a replica may answer. */
const address = '/api/washers?latitude=3.1478&longitude=101.7117&radius_km=10'

/** A stranger who looks at the directory, again and again. */
export function readPublicPages(market: FailoverMarket) {
  let isOver = false
  let asked = 0
  let failed = 0
  let reads = { replica: 0, primary: 0 }
  const running = (async () => {
    for (; !isOver; asked += 1) {
      const answer = await fetch(market.url + address).catch(() => undefined)
      if (answer?.status !== 200) failed += 1
      await answer?.body?.cancel()
      // Counted as long as both instances run.
      reads = await market.oldReads().catch(() => reads)
      await pause(everyMs)
    }
  })()
  return {
    asked: () => asked,
    oldReads: () => reads,
    end: async () => {
      isOver = true
      await running
      return failed
    },
  }
}

import { setTimeout as pause } from 'node:timers/promises'

const everyMs = 1_100
/** The directory of Washers, which a replica may answer. */
const address = '/api/washers?latitude=3.1478&longitude=101.7117&radius_km=10'

/** Strangers who look at the directory, again and again. */
export function readPublicPages(url: string) {
  let isOver = false
  let failed = 0
  const running = (async () => {
    while (!isOver) {
      const answer = await fetch(url + address).catch(() => undefined)
      if (answer?.status !== 200 && answer?.status !== 429) failed += 1
      await answer?.body?.cancel()
      await pause(everyMs)
    }
  })()
  return {
    end: async () => {
      isOver = true
      await running
      return { failed }
    },
  }
}

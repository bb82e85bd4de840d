import { platformRefusals } from '@washline/contract/platform/refusals'
import { ChildEnded, ChildTookTooLong, childHost } from '../../platform/child/child-host.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { fairLane, type Turn } from '../../platform/lane/fair-lane.ts'
import type { PhotoGateway, PhotoRefusal } from '../photo-gateway.ts'
import { decodedLimitBytes } from '../rules/photo-limits.ts'
import type { PhotoCalls } from './photo-calls.ts'

export interface PhotoLane extends PhotoGateway {
  /** The process that decodes at the moment. */
  pid(): number | undefined
  close(): void
}

const photoChild = new URL('./photo-child.ts', import.meta.url)
const unreadable: PhotoRefusal = { refused: 'unreadable' }

/**
 * Photos decoded in a process of their own, two at once and within a budget of memory; the others wait their turn. Node's threads
 * for files and hashing are the same that libvips would use here, and what a hostile picture breaks is that process alone.
 */
export function createPhotoLane({ timeoutMs = 20_000, idleMs = 60_000 } = {}): PhotoLane {
  // Threads beyond those that decode read the headers of what waits.
  const host = childHost<PhotoCalls>({ file: photoChild, timeoutMs, idleMs, threads: 4 })
  // Uploads have limited places already, of all and of one account (`platform/http/admit-upload.ts`).
  const lane = fairLane({ atOnce: 2, budget: decodedLimitBytes, places: 64, placesPerAccount: 64 }, () =>
    refuse(platformRefusals.tooManyRequests, { retryAfterS: 5 }),
  )
  /** A process that ended may have been ended by a picture beside this one: this one has a second try, with nothing beside it. */
  const inTurn = async <Result>(turn: Turn, work: () => Promise<Result>): Promise<Result | PhotoRefusal> => {
    try {
      return await lane.run(turn, work)
    } catch (error) {
      if (error instanceof ChildTookTooLong) return unreadable
      if (!(error instanceof ChildEnded)) throw error
    }
    try {
      return await lane.run({ ...turn, weight: decodedLimitBytes }, work)
    } catch (error) {
      if (error instanceof ChildEnded || error instanceof ChildTookTooLong) return unreadable
      throw error
    }
  }
  return {
    normalise: async (upload, shape, waiter) => {
      const measure = await twice(() => host.ask('measure', upload)).catch(() => unreadable)
      if ('refused' in measure) return measure
      const turn = { account: waiter?.by, gone: waiter?.gone, weight: measure.decodedBytes }
      const photo = await inTurn(turn, () => host.ask('normalise', upload, shape))
      return 'refused' in photo ? photo : { ...photo, jpeg: Buffer.from(photo.jpeg) }
    },
    drawLogo: async (upload, waiter) => {
      const measure = await twice(() => host.ask('measure', upload)).catch(() => unreadable)
      if ('refused' in measure) return measure
      const turn = { account: waiter?.by, gone: waiter?.gone, weight: measure.decodedBytes }
      const logo = await inTurn(turn, () => host.ask('drawLogo', upload))
      return 'refused' in logo ? logo : { png: Buffer.from(logo.png) }
    },
    takenAt: (upload) => twice(() => host.ask('takenAt', upload)),
    greySquare: (jpeg, sidePx) => twice(() => host.ask('greySquare', jpeg, sidePx)),
    pid: host.pid,
    close: host.close,
  }
}

const twice = <Result>(work: () => Promise<Result>): Promise<Result> =>
  work().catch((error) => {
    if (error instanceof ChildEnded) return work()
    throw error
  })

import { platformRefusals } from '@washline/contract/platform/refusals'
import { refuse } from '../../platform/http/refusal.ts'
import { fairLane, type Turn } from '../../platform/lane/fair-lane.ts'
import type { PhotoGateway, PhotoRefusal } from '../photo-gateway.ts'
import { decodedLimitBytes } from './normalise-photo.ts'
import { PhotoProcessEnded, PhotoTookTooLong, photoHost } from './photo-host.ts'

export interface PhotoLane extends PhotoGateway {
  /** The process that decodes at the moment. */
  pid(): number | undefined
  close(): void
}

const unreadable: PhotoRefusal = { refused: 'unreadable' }

/** Photos decoded in a process of their own, two at once and within a budget of memory; the others wait their turn. */
export function createPhotoLane({ timeoutMs = 20_000 } = {}): PhotoLane {
  const host = photoHost({ timeoutMs })
  // Uploads have limited places already, of all and of one account (`platform/http/admit-upload.ts`).
  const lane = fairLane({ atOnce: 2, budget: decodedLimitBytes, places: 64, placesPerAccount: 64 }, () =>
    refuse(platformRefusals.tooManyRequests, { retryAfterS: 5 }),
  )
  /** A process that ended may have been ended by a picture beside this one: this one has a second try, with nothing beside it. */
  const inTurn = async <Result>(turn: Turn, work: () => Promise<Result>): Promise<Result | PhotoRefusal> => {
    try {
      return await lane.run(turn, work)
    } catch (error) {
      if (error instanceof PhotoTookTooLong) return unreadable
      if (!(error instanceof PhotoProcessEnded)) throw error
    }
    try {
      return await lane.run({ ...turn, weight: decodedLimitBytes }, work)
    } catch (error) {
      if (error instanceof PhotoProcessEnded || error instanceof PhotoTookTooLong) return unreadable
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
    takenAt: (upload) => twice(() => host.ask('takenAt', upload)),
    greySquare: (jpeg, sidePx) => twice(() => host.ask('greySquare', jpeg, sidePx)),
    pid: host.pid,
    close: host.close,
  }
}

const twice = <Result>(work: () => Promise<Result>): Promise<Result> =>
  work().catch((error) => {
    if (error instanceof PhotoProcessEnded) return work()
    throw error
  })

import type { UserId } from '@washline/contract/ids'
import { platformRefusals } from '@washline/contract/platform/refusals'
import type { FastifyReply } from 'fastify'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../db/database.ts'
import { fairLane } from '../lane/fair-lane.ts'
import type { Log } from '../log/log.ts'
import type { DiskRoom } from '../storage/disk-room.ts'
import type { Actor } from './actor.ts'
import { countCall } from './rate-limit.ts'
import { refuse } from './refusal.ts'

/** A photo is whole in memory until its call is answered. */
const places = { atOnce: 40, places: 40, placesPerAccount: 10 }
const dayS = 86_400
const fullRetryS = 600

/** What one account may send in a day. */
export interface UploadQuota {
  readonly photos: number
  readonly megabytes: number
}

export interface UploadDesk {
  /** Runs an upload while it has one of the places that all uploads, and those of one person, share; refuses it otherwise. */
  admit<Result>(actor: Actor, reply: FastifyReply, work: (gone: AbortSignal) => Promise<Result>): Promise<Result>
  /** Refuses what has come beyond the day's quota of its person. */
  count(by: UserId, bytes: number): Promise<void>
}

export function createUploadDesk(deps: {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
  readonly quota?: UploadQuota | undefined
  readonly room?: DiskRoom | undefined
}): UploadDesk {
  const { quota, room } = deps
  const lane = fairLane(places, () => refuse(platformRefusals.tooManyRequests, { retryAfterS: 5 }))
  const checkRoom = async () => {
    if (!room) return
    const { freeBytes } = await room.measure()
    if (freeBytes >= room.floorBytes) return
    deps.log.error('disk.full', undefined, { freeBytes, floorBytes: room.floorBytes })
    throw refuse(platformRefusals.noRoom, { retryAfterS: fullRetryS })
  }
  return {
    admit: async (actor, reply, work) => {
      await checkRoom()
      const gone = new AbortController()
      const leave = () => {
        if (!reply.raw.writableFinished) gone.abort()
      }
      reply.raw.once('close', leave)
      try {
        return await lane.run({ account: actor.userId, gone: gone.signal }, () => work(gone.signal))
      } finally {
        reply.raw.removeListener('close', leave)
      }
    },
    count: async (by, bytes) => {
      if (!quota) return
      const used = platformRefusals.uploadsUsed
      await countCall(deps, { key: `uploads user:${by}`, max: quota.photos, windowS: dayS }, used)
      const kilobytes = { max: quota.megabytes * 1_000, count: Math.ceil(bytes / 1_000) }
      await countCall(deps, { key: `upload-kilobytes user:${by}`, windowS: dayS, ...kilobytes }, used)
    },
  }
}

import { platformRefusals } from '@washline/contract/platform/refusals'
import type { FastifyReply } from 'fastify'
import { fairLane } from '../lane/fair-lane.ts'
import type { Actor } from './actor.ts'
import { refuse } from './refusal.ts'

/** A photo is whole in memory until its call is answered. */
const limits = { atOnce: 40, places: 40, placesPerAccount: 6 }

/** Runs an upload while it has one of the places that all uploads, and those of one person, share; refuses it otherwise. */
export type AdmitUpload = <Result>(
  actor: Actor,
  reply: FastifyReply,
  work: (gone: AbortSignal) => Promise<Result>,
) => Promise<Result>

export function createUploadPlaces(): AdmitUpload {
  const places = fairLane(limits, () => refuse(platformRefusals.tooManyRequests, { retryAfterS: 5 }))
  return async (actor, reply, work) => {
    const gone = new AbortController()
    const leave = () => {
      if (!reply.raw.writableFinished) gone.abort()
    }
    reply.raw.once('close', leave)
    try {
      return await places.run({ account: actor.userId, gone: gone.signal }, () => work(gone.signal))
    } finally {
      reply.raw.removeListener('close', leave)
    }
  }
}

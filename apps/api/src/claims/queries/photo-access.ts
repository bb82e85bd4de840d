import { type ClaimId, toClaimId } from '@washline/contract/ids'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import { sql } from '../../platform/db/sql.ts'
import type { MayStillSee, Sight, Viewer } from '../../platform/storage/photo-rules.ts'
import type { Claim } from '../rules/claim.ts'
import { showsPhotosToWasher } from '../rules/claim-course.ts'

type Course = Pick<Claim, 'customerId' | 'washerId' | 'state' | 'replyUntil' | 'decidedAt'>

const courseOf = (q: Queryable, id: ClaimId): Promise<Course | undefined> =>
  q.maybe<Course>(sql`
    select customer_id as "customerId", washer_id as "washerId", state, reply_until as "replyUntil", decided_at as "decidedAt"
    from claims where id = ${id}`)

/** Whether somebody sees the photos of a claim: its customer always, its Washer while it can still change. */
export const seesClaimPhotos =
  ({ db, clock }: { readonly db: Queryable; readonly clock: Clock }): MayStillSee =>
  async ({ userId }, id) => {
    const claim = await courseOf(db, toClaimId(id))
    if (!claim) return false
    return claim.customerId === userId || (claim.washerId === userId && showsPhotosToWasher(claim, clock.now()))
  }

export const sightOfClaim = (id: ClaimId, by: Viewer): Sight => ({ of: 'claim', id, by })

import { claimMessages } from '@washline/contract/claims/messages'
import { openClaimStates } from '@washline/contract/claims/process'
import { sql } from '../platform/db/sql.ts'
import type { PrivacyPart } from '../platform/privacy-part.ts'

const gone = 'Deleted'

/**
 * Claims as customer and as Washer. Amounts, states and reports stay after erasure; texts and photos of the erased
 * person go.
 */
export const claimsPrivacy: PrivacyPart = {
  read: async (q, userId) => {
    const claims = await q.all(sql`
      select c.id, c.order_id as "orderId", c.state, c.description, c.appeal, c.amount_minor as "amountMinor",
        c.paid_minor as "paidMinor", c.decision_reason as "decisionReason", c.submitted_at as "submittedAt",
        c.decided_at as "decidedAt", c.paid_at as "paidAt",
        (select coalesce(jsonb_agg(jsonb_build_object('name', i.name, 'problem', i.problem, 'quantity', i.quantity,
            'retailMinor', i.retail_minor, 'ageMonths', i.age_months, 'condition', i.condition) order by i.position), '[]')
          from claim_items i where i.claim_id = c.id) as items
      from claims c where c.customer_id = ${userId} order by c.id`)
    const about = await q.all(sql`
      select id, order_id as "orderId", state, reply, replied_at as "repliedAt", washer_minor as "washerMinor",
        submitted_at as "submittedAt", decided_at as "decidedAt"
      from claims where washer_id = ${userId} order by id`)
    const photos = await q.all<{ key: string }>(sql`
      select key from claim_photos where uploader_id = ${userId} and key is not null order by id`)
    return {
      sections: { claims, claims_about_my_work: about },
      photoKeys: photos.map(({ key }) => key),
    }
  },

  blockers: async (q, userId) => {
    const open = await q.all<{ isCustomer: boolean }>(sql`
      select customer_id = ${userId} as "isCustomer" from claims
      where (customer_id = ${userId} and state = any(${openClaimStates}))
        or (washer_id = ${userId} and (state = any(${openClaimStates}) or reserve_id is not null))
      order by id`)
    return open.map(({ isCustomer }) => ({
      code: 'open_claim',
      message: isCustomer ? claimMessages.openAsCustomer : claimMessages.openAsWasher,
    }))
  },

  erase: async (tx, { userId }) => {
    await tx.run(sql`
      update claims set description = ${gone}, appeal = case when appeal is not null then ${gone} end
      where customer_id = ${userId}`)
    await tx.run(sql`update claims set reply = ${gone} where washer_id = ${userId} and reply is not null`)
    const photos = await tx.all<{ key: string }>(sql`
      with mine as (select id, key from claim_photos where uploader_id = ${userId} and key is not null for update)
      update claim_photos p set key = null from mine where p.id = mine.id returning mine.key`)
    return photos.map(({ key }) => key)
  },
}

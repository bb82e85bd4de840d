import { complaintMessages } from '@washline/contract/complaints/messages'
import { sql } from '../platform/db/sql.ts'
import type { PrivacyPart } from '../platform/privacy-part.ts'

const gone = 'Deleted'

/** Complaints as customer and as Washer. Amounts and states stay after erasure; texts and photos of the erased person go. */
export const complaintsPrivacy: PrivacyPart = {
  read: async (q, userId) => {
    const complaints = await q.all(sql`
      select c.id, c.order_id as "orderId", c.state, c.reason, c.remedy, c.note, c.appeal, c.refunded_minor as "refundedMinor",
        c.decision_reason as "decisionReason", c.submitted_at as "submittedAt", c.decided_at as "decidedAt",
        (select coalesce(jsonb_agg(jsonb_build_object('name', i.name, 'quantity', i.quantity) order by i.position), '[]')
          from complaint_items i where i.complaint_id = c.id) as items
      from complaints c where c.customer_id = ${userId} order by c.id`)
    const about = await q.all(sql`
      select id, order_id as "orderId", state, reason, washer_appeal as appeal, deducted_minor as "deductedMinor",
        submitted_at as "submittedAt", decided_at as "decidedAt"
      from complaints where washer_id = ${userId} order by id`)
    const photos = await q.all<{ key: string }>(sql`
      select key from complaint_photos where uploader_id = ${userId} and key is not null order by id`)
    return {
      sections: { complaints, complaints_about_my_work: about },
      photoKeys: photos.map(({ key }) => key),
    }
  },

  blockers: async (q, userId) => {
    const open = await q.all<{ id: number }>(sql`
      select id from complaints where ${userId}::bigint in (customer_id, washer_id)
        and (state in ('in_review', 'appealed', 'washing') or (washer_appealed_at is not null and liability_decided_at is null))
      order by id`)
    return open.map(() => ({ code: 'open_claim', message: complaintMessages.open }))
  },

  erase: async (tx, { userId }) => {
    await tx.run(sql`
      update complaints set note = ${gone}, appeal = case when appeal is not null then ${gone} end where customer_id = ${userId}`)
    await tx.run(sql`
      update complaints set washer_appeal = ${gone} where washer_id = ${userId} and washer_appeal is not null`)
    const photos = await tx.all<{ key: string }>(sql`
      with mine as (select id, key from complaint_photos where uploader_id = ${userId} and key is not null for update)
      update complaint_photos p set key = null from mine where p.id = mine.id returning mine.key`)
    return photos.map(({ key }) => key)
  },
}

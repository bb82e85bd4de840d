import { sql } from '../platform/db/sql.ts'
import type { PrivacyPart } from '../platform/privacy-part.ts'

/** Exports the messages, photos and rings that the person sent. Erasure keeps them: the other person of the chat may still need them. */
export const chatPrivacy: PrivacyPart = {
  read: async (q, userId) => {
    const messages = await q.all<{ readonly photoKey: string | null; readonly [column: string]: unknown }>(sql`
      select id, order_id as "orderId", content, photo_key as "photoKey", created_at as "createdAt"
      from messages where sender_id = ${userId} order by id`)
    const rings = await q.all(sql`
      select id, order_id as "orderId", is_at_door as "isAtDoor", created_at as "createdAt", answer
      from rings where sender_id = ${userId} order by id`)
    return { sections: { messages, rings }, photoKeys: messages.flatMap(({ photoKey }) => photoKey ?? []) }
  },
}

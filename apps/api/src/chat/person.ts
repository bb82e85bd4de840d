import { sql } from '../platform/db/sql.ts'
import type { PersonPart } from '../platform/person-part.ts'

/** What the person wrote and sent. What others wrote is theirs, and stays with them. */
export const chatPerson: PersonPart = {
  read: async (q, userId) => {
    const messages = await q.all<{ photoKey: string | null }>(sql`
      select id, order_id as "orderId", content, photo_key as "photoKey", created_at as "createdAt"
      from messages where sender_id = ${userId} order by id`)
    return { sections: { messages }, photoKeys: messages.flatMap(({ photoKey }) => photoKey ?? []) }
  },
}

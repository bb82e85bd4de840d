import { sql } from '../platform/db/sql.ts'
import type { PrivacyPart } from '../platform/privacy-part.ts'

/** What extensions store under a person's key, and what the person lets them take. */
export const extensionsPrivacy: PrivacyPart = {
  read: async (q, userId) => ({
    sections: {
      extension_data: await q.all(sql`
        select e.name as extension, d.key, d.value, d.updated_at as "updatedAt"
        from extension_data d join extensions e on e.id = d.extension_id
        where d.key like 'user/%' and split_part(d.key, '/', 2) = ${String(userId)} order by e.name, d.key`),
      extension_consents: await q.all(sql`
        select e.name as extension, c.most_minor as "mostMinor", c.month_minor as "monthMinor", c.given_at as "givenAt",
          c.withdrawn_at as "withdrawnAt"
        from extension_consents c join extensions e on e.id = c.extension_id where c.user_id = ${userId} order by e.name`),
    },
  }),
  erase: async (tx, { userId, at }) => {
    await tx.run(sql`
      delete from extension_data where key like 'user/%' and split_part(key, '/', 2) = ${String(userId)}`)
    await tx.run(sql`
      update extension_consents set withdrawn_at = coalesce(withdrawn_at, ${at}) where user_id = ${userId}`)
    return []
  },
}

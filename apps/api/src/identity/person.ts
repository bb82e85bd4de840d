import { sql } from '../platform/db/sql.ts'
import type { PersonPart } from '../platform/person-part.ts'
import { userById } from './queries.ts'
import { erasePerson, forgetEmailChange, forgetResets, forgetSecondFactor, lockUser, revokeTokens } from './store.ts'

/** The account itself: contact details and sessions. Secrets are left out, hashed as they are. */
export const identityPerson: PersonPart = {
  read: async (q, userId) => {
    const user = await userById(q, userId)
    if (!user) return { sections: {} }
    const { photoKey, washer: _, ...account } = user
    const sessions = await q.all(sql`
      select user_agent as "userAgent", created_at as "createdAt", last_used_at as "lastUsedAt"
      from access_tokens where user_id = ${userId} order by created_at`)
    return { sections: { account, sessions }, photoKeys: photoKey ? [photoKey] : [] }
  },
  erase: async (tx, { userId, at }) => {
    const { photoKey } = await lockUser(tx, userId)
    await erasePerson(tx, { userId, at })
    await revokeTokens(tx, userId)
    await forgetResets(tx, userId)
    await forgetEmailChange(tx, userId)
    await forgetSecondFactor(tx, userId)
    return photoKey ? [photoKey] : []
  },
}

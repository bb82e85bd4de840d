import { sql } from '../platform/db/sql.ts'
import type { PrivacyPart } from '../platform/privacy-part.ts'
import { accessTokensOf } from './queries/access-tokens.ts'
import { devicesOf } from './queries/devices.ts'
import { securityEventsOf } from './queries/security-events.ts'
import { userById } from './queries.ts'
import { deleteDevices } from './store/devices.ts'
import { deleteSecurityEvents } from './store/security-events.ts'
import { deleteUndoLinks } from './store/undo-links.ts'
import { deleteEmailChange, deleteResets, deleteSecondFactor, erasePerson, lockUser, revokeTokens } from './store.ts'

/**
 * Exports contact details, sessions, access tokens, devices and security events, without the hashes of secrets. Erasure empties the account and
 * deletes its sessions.
 */
export const identityPrivacy: PrivacyPart = {
  read: async (q, userId) => {
    const user = await userById(q, userId)
    if (!user) return { sections: {} }
    const { photoKey, washer: _, ...account } = user
    const sessions = await q.all(sql`
      select user_agent as "userAgent", created_at as "createdAt", last_used_at as "lastUsedAt"
      from access_tokens where user_id = ${userId} and scopes is null order by created_at`)
    return {
      sections: {
        account,
        sessions,
        accessTokens: await accessTokensOf(q, { userId, at: new Date(0) }),
        devices: await devicesOf(q, userId),
        securityEvents: await securityEventsOf(q, userId, 10_000),
      },
      photoKeys: photoKey ? [photoKey] : [],
    }
  },
  erase: async (tx, { userId, at }) => {
    const { photoKey } = await lockUser(tx, userId)
    await erasePerson(tx, { userId, at })
    await revokeTokens(tx, userId)
    await deleteResets(tx, userId)
    await deleteEmailChange(tx, userId)
    await deleteSecondFactor(tx, userId)
    await deleteDevices(tx, userId)
    await deleteSecurityEvents(tx, userId)
    await deleteUndoLinks(tx, userId)
    return photoKey ? [photoKey] : []
  },
}

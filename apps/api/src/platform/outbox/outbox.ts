import { sql } from '../db/sql.ts'
import type { Broadcast, Revoke } from '../realtime/channels.ts'
import { isSocketId } from '../realtime/signer.ts'

/** Not an event for sockets but an order to the socket servers. */
export const revokeEvent = '$revoke'
/** Written by `end_subscriptions` of the database, with the id of a session. */
export const endEvent = '$end'
/** What `end_subscriptions` notifies of. */
export const outboxFilled = 'washline_outbox'

/** Limit of one live event; longer data is read through the API. */
const maxChars = 32_000

/** The writing side of the outbox: rows that exist if and only if the business transaction commits. */
export function createOutbox(nudge: () => void): { broadcast: Broadcast; revoke: Revoke } {
  const broadcast: Broadcast = async (tx, { channel, event, data, exceptSocketId }) => {
    if (!channel.startsWith('private-')) throw new Error(`live events go to private channels only, not to ${channel}`)
    const json = JSON.stringify(data)
    if (json.length > maxChars) throw new Error(`a live event of ${json.length} characters on ${channel}`)
    const except = exceptSocketId !== undefined && isSocketId(exceptSocketId) ? exceptSocketId : null
    await tx.run(sql`
      insert into outbox (channel, event, data, except_socket_id)
      values (${channel}, ${event}, ${json}::jsonb, ${except})`)
    tx.afterCommit(nudge)
  }
  return { broadcast, revoke: (tx, channel, userId) => broadcast(tx, { channel, event: revokeEvent, data: userId }) }
}

import type { Tx } from '../db/database.ts'
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

/** The writing side of the outbox: rows that exist if and only if the business transaction commits, written by one statement with it. */
export function createOutbox(nudge: () => void): { broadcast: Broadcast; revoke: Revoke } {
  /** As JSON, so that the same event twice in one transaction is one. */
  const waiting = new WeakMap<Tx, Set<string>>()
  const rowsOf = (tx: Tx): Set<string> => {
    const cached = waiting.get(tx)
    if (cached) return cached
    const rows = new Set<string>()
    waiting.set(tx, rows)
    tx.runLast(
      () => sql`
      insert into outbox (channel, event, data, except_socket_id)
      select live ->> 'channel', live ->> 'event', live -> 'data', live ->> 'except'
      from jsonb_array_elements(${`[${[...rows].join(',')}]`}::jsonb) live`,
    )
    tx.afterCommit(nudge)
    return rows
  }
  const broadcast: Broadcast = async (tx, { channel, event, data, exceptSocketId }) => {
    if (!channel.startsWith('private-')) throw new Error(`live events go to private channels only, not to ${channel}`)
    const chars = JSON.stringify(data).length
    if (chars > maxChars) throw new Error(`a live event of ${chars} characters on ${channel}`)
    const except = exceptSocketId !== undefined && isSocketId(exceptSocketId) ? exceptSocketId : undefined
    rowsOf(tx).add(JSON.stringify({ channel, event, data, except }))
  }
  return { broadcast, revoke: (tx, channel, userId) => broadcast(tx, { channel, event: revokeEvent, data: userId }) }
}

import { type SessionId, sessionId } from '@washline/contract/ids'
import type { Log } from '../log/log.ts'
import type { LiveEvent } from '../realtime/live-event.ts'
import { endEvent, revokeEvent } from './outbox.ts'
import { createRelay, type Relay, relayLock } from './relay.ts'

/** What the vendor takes in one call. */
const batchSize = 10
/** Live events older than this are dropped. */
const staleS = 120

interface Row {
  readonly id: string
  readonly channel: string
  readonly event: string
  readonly json: string
  readonly except_socket_id: string | null
}

/** Hands outbox rows to an outside service, by one process at a time and in order; what it refuses is tried again until stale. */
export function createForwardRelay(deps: {
  databaseUrl: string
  log: Log
  send(events: readonly LiveEvent[]): Promise<void>
  /** Closes the connections of a session. */
  end(session: SessionId): Promise<void>
  pollMs?: number
}): Relay {
  const { databaseUrl, log, pollMs } = deps
  return createRelay({
    databaseUrl,
    log,
    ...(pollMs ? { pollMs } : {}),
    work: {
      begin: async () => undefined,
      drain: async (client) => {
        await client.query('begin')
        try {
          await client.query('select pg_advisory_xact_lock($1)', [relayLock])
          await client.query('delete from outbox where event = $1 or created_at < now() - make_interval(secs => $2)', [
            revokeEvent,
            staleS,
          ])
          const { rows } = await client.query<Row>(
            'delete from outbox where id in (select id from outbox order by id limit $1 for update skip locked) returning id, channel, event, data::text as json, except_socket_id',
            [batchSize],
          )
          rows.sort((a, b) => Number(a.id) - Number(b.id))
          const ended = rows.filter(({ event }) => event === endEvent)
          const events = rows
            .filter(({ event }) => event !== endEvent)
            .map((row) => ({
              channel: row.channel,
              event: row.event,
              json: row.json,
              exceptSocketId: row.except_socket_id,
            }))
          for (const { json } of ended) await deps.end(sessionId.parse(JSON.parse(json)))
          if (events.length > 0) await deps.send(events)
          await client.query('commit')
          return rows.length === batchSize
        } catch (error) {
          await client.query('rollback')
          throw error
        }
      },
    },
  })
}

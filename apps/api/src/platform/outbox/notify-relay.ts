import { leaveTogether } from '../db/leave-together.ts'
import type { Log } from '../log/log.ts'
import { createPartAssembler } from './part-assembler.ts'
import { createRelay, type Relay, relayLock } from './relay.ts'

const notifyChannel = 'washline_live'
const batchSize = 200
/** A notification holds under 8000 bytes, and a character takes up to four. */
const partChars = 1_900

const lock = { name: 'lock-relay', text: `select pg_advisory_xact_lock(${relayLock})` }
const drain = {
  name: 'drain-outbox',
  text: `
  with taken as (
    delete from outbox where id in (select id from outbox order by id limit ${batchSize} for update skip locked)
    returning id, json_build_object('channel', channel, 'event', event, 'data', data, 'except', except_socket_id)::text as body
  ), parts as (
    select id, n, (length(body) + ${partChars - 1}) / ${partChars} as total, substr(body, n * ${partChars} + 1, ${partChars}) as part
    from taken cross join lateral generate_series(0, (length(body) - 1) / ${partChars}) as n
    order by id, n
  )
  select id, pg_notify('${notifyChannel}', id || ' ' || n || ' ' || total || ' ' || part) from parts`,
}

export interface OutboxRow {
  readonly channel: string
  readonly event: string
  readonly data: unknown
  readonly except: string | null
}

/** Sends outbox rows to every process on the database, this one included: each gets every row once and in order. */
export function createNotifyRelay(deps: {
  databaseUrl: string
  log: Log
  receive(row: OutboxRow): void
  /** The connection was lost for a while, and with it events. */
  onGap(): void
  pollMs?: number
}): Relay {
  const { databaseUrl, log, pollMs } = deps
  return createRelay({
    databaseUrl,
    log,
    ...(pollMs ? { pollMs } : {}),
    work: {
      begin: async (client, isFirst) => {
        const assemble = createPartAssembler()
        client.on('notification', ({ channel, payload }) => {
          if (channel !== notifyChannel) return
          const body = assemble(payload ?? '')
          if (body !== undefined) deps.receive(JSON.parse(body))
        })
        // A crash of the database may repeat or lose live events; clients catch up by reading, so no commit waits for the disk.
        await client.query(
          `set synchronous_commit = off; set plan_cache_mode = force_generic_plan; listen ${notifyChannel}`,
        )
        if (!isFirst) deps.onGap()
      },
      drain: async (client) => {
        // The delete and its notifications commit together: nothing is lost between them or sent twice.
        leaveTogether(client)
        const [, , { rowCount }] = await Promise.all([
          client.query('begin'),
          client.query(lock),
          client.query(drain),
          client.query('commit'),
        ])
        return (rowCount ?? 0) >= batchSize
      },
    },
  })
}

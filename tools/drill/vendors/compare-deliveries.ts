import { setTimeout as pause } from 'node:timers/promises'
import { sql } from '../../../apps/api/src/platform/db/sql.ts'
import type { aDevice } from '../../../apps/api/testing/fakes/fake-push-service.ts'
import type { PlayedMarket } from '../drill-market.ts'
import type { Vendors } from './start-vendors.ts'

const settleMs = 150_000

interface Sent {
  readonly queue: 'notifications.email' | 'notifications.push'
  readonly id: number
}

const openJobs = async (market: PlayedMarket) =>
  (
    await market.withDatabase((db) =>
      db.one<{ open: number }>(
        sql`select count(*)::int as open from jobs.job where name like 'notifications.%' and state < 'completed'`,
      ),
    )
  ).open

/** Waits until no email and no push message is still to be sent, then finds what was written and never came. */
export async function compareDeliveries(
  market: PlayedMarket,
  { mail, push }: Vendors,
  devices: readonly ReturnType<typeof aDevice>[],
) {
  const begunMs = performance.now()
  while ((await openJobs(market)) > 0 && performance.now() - begunMs < settleMs) await pause(500)
  const left = await openJobs(market)
  const { failed, sent } = await market.withDatabase(async (db) => ({
    failed: await db.all<{ name: string; times: number }>(
      sql`select name, count(*)::int as times from jobs.job where state = 'failed' group by name`,
    ),
    // Requests of an order expire before they are late, and a dismissed notification is sent no more.
    sent: await db.all<Sent>(sql`
      select distinct j.name as queue, n.id from jobs.job j join notifications n on n.id = (j.data ->> 'notificationId')::bigint
      where j.name like 'notifications.%' and j.state = 'completed' and n.type <> 'request' and n.dismissed_at is null`),
  }))
  const emails = new Set(mail.received.map(({ id }) => Number(/notification-(\d+)@/.exec(id)?.[1])))
  const pushes = new Set(
    push.pushed.map(({ path, body }) => {
      const message = devices[Number(path.split('/').at(-1))]?.read(body)
      return (message as { id: number } | undefined)?.id
    }),
  )
  const lost = sent.filter(({ queue, id }) => !(queue === 'notifications.email' ? emails : pushes).has(id))
  return {
    text: `emails ${mail.received.length} (${emails.size} different), push messages ${push.pushed.length} (${pushes.size} different)`,
    faults: [
      ...(left > 0 ? [`${left} jobs are still open`] : []),
      ...failed.map(({ name, times }) => `${times} jobs of ${name} were given up`),
      ...(lost.length > 0 ? [`${lost.length} were done and never came`] : []),
    ],
  }
}

import { newOrder, washerChannel } from '@washline/contract/dispatch/realtime'
import type { UserId } from '@washline/contract/ids'
import type { Point } from '@washline/contract/maps/geo'
import PusherModule from 'pusher-js'
import { createToken } from '../../apps/api/src/identity/index.ts'
import type { Database } from '../../apps/api/src/platform/db/database.ts'
import { sql } from '../../apps/api/src/platform/db/sql.ts'

// Its types describe the browser build, whose class is the default export; in Node the class is the module itself.
const Pusher = PusherModule as unknown as typeof PusherModule.default

export interface HeardOffers {
  /** When an offer arrived on its Washer's socket, by its id. */
  readonly heardAt: ReadonlyMap<number, number>
  close(): void
}

/** Opens the sockets of the Washers nearest to these places, each with a session of its own. */
export async function hearOffers(
  { url, db }: { readonly url: string; readonly db: Database },
  places: readonly Point[],
): Promise<HeardOffers> {
  const washers = new Set<UserId>()
  for (const { latitude, longitude } of places) {
    const { id } = await db.one<{ id: UserId }>(sql`
      select user_id as id from washers where latitude is not null
      order by (latitude - ${latitude}) ^ 2 + (longitude - ${longitude}) ^ 2 limit 1`)
    washers.add(id)
  }
  const { realtime } = JSON.parse(await (await fetch(`${url}/api/config`)).text())
  const heardAt = new Map<number, number>()
  const sockets = await Promise.all(
    [...washers].map(async (id) => {
      const token = await createToken(db, { userId: id, at: new Date() })
      const socket = new Pusher(realtime.key, {
        cluster: '',
        wsHost: '127.0.0.1',
        wsPort: Number(new URL(url).port),
        forceTLS: false,
        enabledTransports: ['ws'],
        disableStats: true,
        authEndpoint: `${url}/api/broadcasting/auth`,
        auth: { headers: { Authorization: `Bearer ${token}`, Accept: 'application/json' } },
      })
      const channel = socket.subscribe(washerChannel(id))
      channel.bind(newOrder.event, (message: unknown) => {
        const { data } = newOrder.data.parse(message)
        heardAt.set(data.notification_id, Date.now())
      })
      await new Promise((subscribed) => channel.bind('pusher:subscription_succeeded', subscribed))
      return socket
    }),
  )
  return { heardAt, close: () => sockets.forEach((socket) => void socket.disconnect()) }
}

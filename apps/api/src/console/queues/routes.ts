import { listScarceDisks } from '@washline/contract/console/disks'
import { getConsoleLive } from '@washline/contract/console/live'
import { searchConsole } from '@washline/contract/console/search'
import { getConsoleWaiting } from '@washline/contract/console/waiting'
import { chancesToMiss } from '../../orders/index.ts'
import type { Http } from '../../platform/http/http.ts'
import { ok } from '../../platform/http/ok.ts'
import { measuredSince } from '../../platform/storage/watch-disk.ts'
import type { QueuesDeps } from '../deps.ts'
import { marketSettings } from '../settings/queries.ts'
import { dispatchHealthOf, findAnything, liveOrders, scarceDisks, waitingOf } from './queries.ts'
import { byChance, liveOrderWire } from './rules/show-live.ts'

export function queuesRoutes(http: Http, { db, clock }: QueuesDeps): void {
  http.route(getConsoleLive, async () => {
    const now = clock.now()
    const [rows, health, { dispatch }] = await Promise.all([
      liveOrders(db, now),
      dispatchHealthOf(db, now),
      marketSettings(db),
    ])
    const chances = await chancesToMiss(
      db,
      rows.map(({ id }) => id),
      now,
    )
    const orders = rows.map((row) => liveOrderWire(row, chances.get(row.id) ?? null, now, dispatch.radiiKm))
    return ok({ orders: orders.sort(byChance), health })
  })

  http.route(getConsoleWaiting, async () => ok(await waitingOf(db, clock.now())))

  http.route(listScarceDisks, async () => {
    const rows = await scarceDisks(db, measuredSince(clock.now()))
    return ok({ disks: rows.map(({ since, ...row }) => ({ ...row, since: since.toISOString() })) })
  })

  http.route(searchConsole, async ({ query }) => ok(await findAnything(db, query.q)))
}

import { getConsoleLive } from '@washline/contract/console/live'
import { searchConsole } from '@washline/contract/console/search'
import { getConsoleWaiting } from '@washline/contract/console/waiting'
import { chancesToMiss } from '../../orders/index.ts'
import type { Http } from '../../platform/http/http.ts'
import { ok } from '../../platform/http/ok.ts'
import type { QueuesDeps } from '../deps.ts'
import { searchRules } from '../settings/queries.ts'
import { dispatchHealthOf, findAnything, liveOrders, waitingOf } from './queries.ts'
import { byChance, liveOrderWire } from './rules/show-live.ts'

export function queuesRoutes(http: Http, { db, clock }: QueuesDeps): void {
  http.route(getConsoleLive, async () => {
    const now = clock.now()
    const [rows, health, { radiiKm }] = await Promise.all([
      liveOrders(db, now),
      dispatchHealthOf(db, now),
      searchRules(db, now),
    ])
    const chances = await chancesToMiss(
      db,
      rows.map(({ id }) => id),
      now,
    )
    const orders = rows.map((row) => liveOrderWire(row, chances.get(row.id) ?? null, now, radiiKm))
    return ok({ orders: orders.sort(byChance), health })
  })

  http.route(getConsoleWaiting, async () => ok(await waitingOf(db, clock.now())))

  http.route(searchConsole, async ({ query }) => ok(await findAnything(db, query.q)))
}

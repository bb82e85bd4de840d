import { listScarceDisks } from '@washline/contract/console/disks'
import { getConsoleLive, getConsoleLiveMap, mapOrdersMost } from '@washline/contract/console/live'
import { searchConsole } from '@washline/contract/console/search'
import { getConsoleWaiting } from '@washline/contract/console/waiting'
import type { Http } from '../../platform/http/http.ts'
import { ok } from '../../platform/http/ok.ts'
import { measuredSince } from '../../platform/storage/watch-disk.ts'
import type { QueuesDeps } from '../deps.ts'
import { searchRules } from '../settings/queries.ts'
import { freeWashers, lastDecisions, liveMarket, liveOrders } from './queries/live.ts'
import { dispatchHealthOf, findAnything, scarceDisks, waitingOf } from './queries.ts'
import { countLive, mostUrgent } from './rules/live-market.ts'
import { decisionsWire, liveMapWire } from './rules/show-dispatch.ts'
import { liveOrderWire } from './rules/show-live.ts'

/** The longest list that is shown. */
const listMost = 200

export function queuesRoutes(http: Http, { db, clock }: QueuesDeps): void {
  http.route(getConsoleLive, async () => {
    const now = clock.now()
    const [orders, health, decisions, { radiiKm }] = await Promise.all([
      liveMarket(db, now),
      dispatchHealthOf(db, now),
      lastDecisions(db, now),
      searchRules(db, now),
    ])
    const shown = mostUrgent(orders, listMost)
    const chances = new Map(orders.map(({ id, chance }) => [id, chance]))
    const rows = new Map((await liveOrders(db, shown, now)).map((row) => [row.id, row]))
    return ok({
      orders: shown.flatMap((id) => {
        const row = rows.get(id)
        return row ? [liveOrderWire(row, chances.get(id) ?? null, now, radiiKm)] : []
      }),
      counts: countLive(orders),
      health,
      decisions: decisionsWire(decisions),
    })
  })

  http.route(getConsoleLiveMap, async () => {
    const [orders, free] = await Promise.all([liveMarket(db, clock.now()), freeWashers(db)])
    return ok(liveMapWire(orders, free, mapOrdersMost))
  })

  http.route(getConsoleWaiting, async () => ok(await waitingOf(db, clock.now())))

  http.route(listScarceDisks, async () => {
    const rows = await scarceDisks(db, measuredSince(clock.now()))
    return ok({ disks: rows.map(({ since, ...row }) => ({ ...row, since: since.toISOString() })) })
  })

  http.route(searchConsole, async ({ query }) => ok(await findAnything(db, query.q)), { mayBeOld: true })
}

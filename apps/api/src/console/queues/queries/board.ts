import { mapOrdersMost } from '@washline/contract/console/live'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Queryable } from '../../../platform/db/queryable.ts'
import { shareNext } from '../../../platform/share-next.ts'
import { searchRules } from '../../settings/queries.ts'
import { dispatchHealthOf } from '../queries.ts'
import { countLive, mostUrgent } from '../rules/live-market.ts'
import { decisionsWire, liveMapWire } from '../rules/show-dispatch.ts'
import { liveOrderWire } from '../rules/show-live.ts'
import { freeWashers, lastDecisions, liveMarket, liveOrders } from './live.ts'

/** The longest list that is shown. */
const listMost = 200

/** The board and its map. Both read all live orders, which operators who ask at once share. */
export function openBoard({ db, clock }: { readonly db: Queryable; readonly clock: Clock }) {
  const marketNow = shareNext(() => liveMarket(db, clock.now()))
  return {
    board: shareNext(async () => {
      const now = clock.now()
      const [orders, health, decisions, { radiiKm }] = await Promise.all([
        marketNow(),
        dispatchHealthOf(db, now),
        lastDecisions(db, now),
        searchRules(db, now),
      ])
      const shown = mostUrgent(orders, listMost)
      const chances = new Map(orders.map(({ id, chance }) => [id, chance]))
      const rows = new Map((await liveOrders(db, shown, now)).map((row) => [row.id, row]))
      return {
        orders: shown.flatMap((id) => {
          const row = rows.get(id)
          return row ? [liveOrderWire(row, chances.get(id) ?? null, now, radiiKm)] : []
        }),
        counts: countLive(orders),
        health,
        decisions: decisionsWire(decisions),
      }
    }),
    map: shareNext(async () => {
      const [orders, free] = await Promise.all([marketNow(), freeWashers(db)])
      return liveMapWire(orders, free, mapOrdersMost)
    }),
  }
}

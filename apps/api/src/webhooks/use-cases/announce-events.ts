import { market } from '@washline/contract/market'
import type { Tx } from '../../platform/db/database.ts'
import type { Announcement } from '../rules/announcement.ts'
import { insertDeliveries } from '../store/announced.ts'

export type Announce = (tx: Tx, announcement: Announcement) => Promise<void>

/** Collects what a transaction announces and writes its deliveries by one statement, with the commit. */
export function announceEvents(deps: { readonly wake: () => void }): Announce {
  const waiting = new WeakMap<Tx, Announcement[]>()
  return async (tx, announcement) => {
    const cached = waiting.get(tx)
    if (cached) return void cached.push(announcement)
    const announced = [announcement]
    waiting.set(tx, announced)
    let written = 0
    insertDeliveries(tx, { announced, currency: market.currency }, (rows) => {
      written = rows
    })
    tx.afterCommit(() => {
      if (written > 0) deps.wake()
    })
  }
}

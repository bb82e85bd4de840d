import type { MoveOrderDeps } from '../deps.ts'
import { refreshCalibrations } from '../store/calibrations.ts'
import { refreshMarketPaces } from '../store/paces.ts'

/** So many rows of Washers and stages are measured. */
const most = 20_000

/** Measures anew how long the market's Washers take, and how far its estimates err. */
export const refreshPaces = async ({ db, clock }: Pick<MoveOrderDeps, 'db' | 'clock'>): Promise<void> => {
  await db.transaction(async (tx) => {
    await refreshMarketPaces(tx, clock.now(), most)
    await refreshCalibrations(tx, clock.now())
  })
}

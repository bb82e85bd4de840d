import { market } from '@washline/contract/market'
import { messages } from '@washline/contract/messages'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { invalid, Refusal } from '../../platform/http/refusal.ts'
import type { Log } from '../../platform/log/log.ts'
import { keepPhoto } from '../../platform/storage/keep-photo.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import {
  acceptPhoto,
  catalogueOf,
  currentCatalogue,
  type PhotoGateway,
  type Scan,
  ScannerFailure,
  type ScannerGateway,
  scanPhoto,
} from '../../scanning/index.ts'
import { addFound, laundryValueOf, priceFound } from '../rules/merge-items.ts'
import { priceOrder } from '../rules/price-order.ts'
import { insertDraft, insertScan, itemsOf, type LockedOrder, lockOrder, readOrder, saveItems } from '../store.ts'
import { checkRight, wrongStatus } from './move-order.ts'

export interface ScanLaundryDeps {
  readonly db: Database
  readonly clock: Clock
  readonly storage: Storage
  readonly photos: PhotoGateway
  readonly scanners: readonly ScannerGateway[]
  readonly log: Log
}

export interface ScanLaundryInput {
  readonly customerId: number
  readonly photo: Buffer
  /** A draft of the customer's that the photo is added to. */
  readonly orderId: number | undefined
}

export interface Scanned {
  readonly orderId: number
  /** Who counted this photo. */
  readonly scanner: Scan['scanner']
}

/** Counts and prices what a photo shows, into a new draft or one that is there. A photo that shows nothing is not kept. */
export async function scanLaundry(deps: ScanLaundryDeps, input: ScanLaundryInput): Promise<Scanned> {
  if (input.orderId !== undefined) ownDraft(await readOrder(deps.db, input.orderId), input.customerId)
  const photo = await acceptPhoto(deps.photos, input.photo)
  const { items: seen, scanner } = await look(deps, photo.jpeg)
  if (seen.length === 0) throw invalid({ image: [messages.orders.noItems] })
  const orderId = await keepPhoto(deps.storage, photo.jpeg, (photoKey) =>
    deps.db.transaction((tx) => keep(deps, tx, input, { seen, scanner, photoKey })),
  )
  return { orderId, scanner }
}

async function keep(
  deps: ScanLaundryDeps,
  tx: Tx,
  input: ScanLaundryInput,
  { seen, scanner, photoKey }: { seen: Scan['items']; scanner: Scan['scanner']; photoKey: string },
): Promise<number> {
  const priceOf = (valueMinor: number, order?: LockedOrder) =>
    priceOrder({
      valueMinor,
      loadType: order?.loadType ?? null,
      coverageMinor: order?.coverageMinor ?? market.coverage.includedMinor,
      walletBalanceMinor: 0,
    })
  if (input.orderId === undefined) {
    const catalogue = await currentCatalogue(tx)
    const found = priceFound(seen, catalogue)
    const items = addFound([], found)
    const orderId = await insertDraft(
      tx,
      {
        customerId: input.customerId,
        photoKey,
        scanner,
        price: priceOf(laundryValueOf(items)),
        catalogueVersion: catalogue.version,
        coverageMinor: market.coverage.includedMinor,
        at: deps.clock.now(),
      },
      items,
    )
    await insertScan(tx, { orderId, photoKey, scanner, found, at: deps.clock.now() })
    return orderId
  }
  const order = ownDraft(await lockOrder(tx, input.orderId), input.customerId)
  const catalogue = await catalogueOf(tx, order.catalogueVersion)
  const found = priceFound(seen, catalogue)
  const items = addFound(await itemsOf(tx, order.id), found)
  const price = priceOf(laundryValueOf(items), order)
  await saveItems(
    tx,
    order,
    items,
    sql`, service_fee_minor = ${price.serviceFeeMinor}, total_minor = ${price.totalMinor},
      photo_keys = photo_keys || ${photoKey}::text`,
  )
  await insertScan(tx, { orderId: order.id, photoKey, scanner, found, at: deps.clock.now() })
  return order.id
}

function ownDraft(order: LockedOrder | undefined, customerId: number): LockedOrder {
  const own = checkRight(order, { kind: 'customer', userId: customerId })
  if (own.status !== 'draft') throw wrongStatus()
  return own
}

async function look(deps: ScanLaundryDeps, jpeg: Buffer): Promise<Scan> {
  try {
    return await scanPhoto(deps, jpeg)
  } catch (error) {
    if (error instanceof ScannerFailure)
      throw new Refusal(503, 'scanner_unavailable', messages.camera.scan, { extra: { retry_after_s: 5 } })
    throw error
  }
}

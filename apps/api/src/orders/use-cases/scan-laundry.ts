import type { OrderId, UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { minor } from '@washline/contract/money'
import { loadOf } from '@washline/contract/orders/load-types'
import { orderMessages } from '@washline/contract/orders/messages'
import { orderRefusals } from '@washline/contract/orders/refusals'
import { scanningRefusals } from '@washline/contract/scanning/refusals'
import { priceRulesOf } from '@washline/contract/settings/money-rules'
import type { Tx } from '../../platform/db/database.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import { invalid, refuse } from '../../platform/http/refusal.ts'
import { storePhoto } from '../../platform/storage/store-photo.ts'
import {
  acceptPhoto,
  catalogueOf,
  currentCatalogue,
  fingerprintSide,
  isSamePhoto,
  type Scan,
  ScannerFailure,
  type SentPhoto,
  scanPhoto,
  turnedFingerprints,
} from '../../scanning/index.ts'
import type { ScanLaundryDeps } from '../deps.ts'
import { feesAt } from '../queries/fees.ts'
import { addFound, countOf, laundryValueOf, type OrderItem, priceFound } from '../rules/merge-items.ts'
import { priceOrder } from '../rules/price-order.ts'
import { insertScan, scanFingerprints } from '../store/scans.ts'
import { insertDraft, itemsOf, type LockedOrder, lockOrder, readOrder, saveItems } from '../store.ts'
import { checkRight, wrongStatus } from './move-order.ts'

export interface ScanLaundryInput {
  readonly customerId: UserId
  readonly photo: SentPhoto
  /** The customer's draft to which the photo is added; undefined creates a new one. */
  readonly orderId: OrderId | undefined
  /** The customer adds the items by hand: the photo is stored without being scanned. */
  readonly isByHand?: boolean
  /** The customer adds a photo that the draft has already. */
  readonly isAgain?: boolean
}

export interface Scanned {
  readonly orderId: OrderId
  /** The scanner that counted this photo. */
  readonly scanner: Scan['scanner'] | 'by_hand'
}

type Seen = Pick<Scan, 'items'> & Pick<Scanned, 'scanner'>

interface SeenPhoto extends Seen {
  readonly photoKey: string
  /** As it is, mirrored and turned; the first one is stored. None for a photo with too little detail. */
  readonly prints: readonly string[]
}

/** Adds the garments of a photo, counted and priced, to a new or an existing draft. A photo without garments is stored only if the customer adds the items by hand. */
export async function scanLaundry(deps: ScanLaundryDeps, input: ScanLaundryInput): Promise<Scanned> {
  if (input.orderId !== undefined) checkDraft(await readOrder(deps.db, input.orderId), input.customerId)
  const photo = await acceptPhoto(deps.photos, input.photo)
  const prints = turnedFingerprints(await deps.photos.greySquare(photo.jpeg, fingerprintSide))
  if (input.orderId !== undefined) await refuseSamePhoto(deps.db, input.orderId, input, prints)
  const { items, scanner }: Seen = input.isByHand
    ? { items: [], scanner: 'by_hand' }
    : await scan(deps, photo.jpeg, input.customerId)
  if (items.length === 0 && !input.isByHand) throw invalid({ image: [orderMessages.noItems] })
  const orderId = await storePhoto(deps.storage, photo.jpeg, (photoKey) =>
    deps.db.transaction((tx) => saveScan(deps, tx, input, { items, scanner, photoKey, prints })),
  )
  return { orderId, scanner }
}

async function saveScan(
  deps: ScanLaundryDeps,
  tx: Tx,
  input: ScanLaundryInput,
  { items: seen, scanner, photoKey, prints }: SeenPhoto,
): Promise<OrderId> {
  const rules = priceRulesOf(await feesAt(tx, deps.clock.now()))
  const [fingerprint = null] = prints
  const priceOf = (items: readonly OrderItem[], order?: LockedOrder) =>
    priceOrder(
      {
        valueMinor: laundryValueOf(items),
        loadType: loadOf(countOf(items)),
        coverageMinor: order?.coverageMinor ?? market.coverage.includedMinor,
        walletBalanceMinor: minor(0),
      },
      rules,
    )
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
        price: priceOf(items),
        catalogueVersion: catalogue.version,
        coverageMinor: market.coverage.includedMinor,
        at: deps.clock.now(),
      },
      items,
    )
    if (scanner !== 'by_hand')
      await insertScan(tx, { orderId, photoKey, scanner, found, fingerprint, at: deps.clock.now() })
    return orderId
  }
  const order = checkDraft(await lockOrder(tx, input.orderId), input.customerId)
  await refuseSamePhoto(tx, order.id, input, prints)
  const catalogue = await catalogueOf(tx, order.catalogueVersion)
  const found = priceFound(seen, catalogue)
  const items = addFound(await itemsOf(tx, order.id), found)
  const price = priceOf(items, order)
  await saveItems(tx, order, items, {
    serviceFeeMinor: price.serviceFeeMinor,
    totalMinor: price.totalMinor,
    photoKeys: [...order.photoKeys, photoKey],
  })
  if (scanner !== 'by_hand')
    await insertScan(tx, { orderId: order.id, photoKey, scanner, found, fingerprint, at: deps.clock.now() })
  return order.id
}

async function refuseSamePhoto(
  q: Queryable,
  orderId: OrderId,
  { isAgain }: ScanLaundryInput,
  prints: readonly string[],
): Promise<void> {
  if (isAgain || prints.length === 0) return
  if (isSamePhoto(prints, await scanFingerprints(q, orderId))) throw refuse(orderRefusals.samePhoto)
}

function checkDraft(order: LockedOrder | undefined, customerId: UserId): LockedOrder {
  const draft = checkRight(order, { kind: 'customer', userId: customerId })
  if (draft.status !== 'draft') throw wrongStatus()
  return draft
}

async function scan(deps: ScanLaundryDeps, jpeg: Buffer, account: UserId): Promise<Scan> {
  try {
    return await scanPhoto(deps, jpeg, account)
  } catch (error) {
    if (error instanceof ScannerFailure) throw refuse(scanningRefusals.scannerUnavailable, { retryAfterS: 5 })
    throw error
  }
}

import type { OrderId, UserId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { orderMessages } from '@washline/contract/orders/messages'
import { orderRefusals } from '@washline/contract/orders/refusals'
import { scanningRefusals } from '@washline/contract/scanning/refusals'
import type { Tx } from '../../platform/db/database.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import { invalid, refuse } from '../../platform/http/refusal.ts'
import { storePhoto } from '../../platform/storage/store-photo.ts'
import {
  acceptPhoto,
  catalogueOf,
  currentCatalogue,
  type EarlierPiece,
  fingerprintSide,
  isSamePhoto,
  type Scan,
  ScannerFailure,
  type SentPhoto,
  scanPhoto,
  turnedFingerprints,
} from '../../scanning/index.ts'
import type { ScanLaundryDeps } from '../deps.ts'
import { earlierPieces } from '../queries/washed-pieces.ts'
import { addFound, type FoundItem, priceFound } from '../rules/merge-items.ts'
import { addedBy, type JoinedPiece } from '../rules/photo-pieces.ts'
import { insertPieces } from '../store/pieces.ts'
import { insertScan, scanFingerprints } from '../store/scans.ts'
import { insertDraft, itemsOf, lockOrder, readOrder } from '../store.ts'
import { checkDraft } from './check-draft.ts'
import { joinPhoto } from './join-photo.ts'
import { priceDraft, saveDraftItems } from './save-draft-items.ts'

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
  /** Of other orders. */
  readonly earlier: readonly EarlierPiece[]
}

/** Adds the garments of a photo, counted and priced, to a new or an existing draft. A photo without garments is stored only if the customer adds the items by hand. */
export async function scanLaundry(deps: ScanLaundryDeps, input: ScanLaundryInput): Promise<Scanned> {
  if (input.orderId !== undefined) checkDraft(await readOrder(deps.db, input.orderId), input.customerId)
  const photo = await acceptPhoto(deps.photos, input.photo)
  const printing = deps.photos.greySquare(photo.jpeg, fingerprintSide).then(turnedFingerprints)
  if (input.orderId !== undefined) await refuseSamePhoto(deps.db, input.orderId, input, await printing)
  const [prints, { items, scanner }] = await Promise.all([printing, see(deps, photo.jpeg, input)])
  const isCompared = !input.isAgain && items.some(({ appearances }) => appearances !== undefined)
  const earlier = isCompared
    ? await earlierPieces(deps.db, { customerId: input.customerId, now: deps.clock.now() })
    : []
  if (items.length === 0 && !input.isByHand) throw invalid({ image: [orderMessages.noItems] })
  const orderId = await storePhoto(deps.storage, photo.jpeg, (photoKey) =>
    deps.db.transaction((tx) => saveScan(deps, tx, input, { items, scanner, photoKey, prints, earlier })),
  )
  return { orderId, scanner }
}

async function saveScan(deps: ScanLaundryDeps, tx: Tx, input: ScanLaundryInput, seen: SeenPhoto): Promise<OrderId> {
  const { photoKey, scanner, prints } = seen
  const at = deps.clock.now()
  const [saved, pieces] = await (input.orderId === undefined
    ? openDraft(tx, input.customerId, seen, at)
    : addToDraft(tx, input.orderId, input, seen, at))
  if (scanner === 'by_hand') return saved.orderId
  await insertScan(tx, { ...saved, photoKey, scanner, fingerprint: prints[0] ?? null, at })
  await insertPieces(tx, { orderId: saved.orderId, photoKey }, pieces)
  return saved.orderId
}

type Saved = [{ readonly orderId: OrderId; readonly found: readonly FoundItem[] }, readonly JoinedPiece[]]

async function openDraft(
  tx: Tx,
  customerId: UserId,
  { items: seen, scanner, photoKey, earlier }: SeenPhoto,
  at: Date,
): Promise<Saved> {
  const catalogue = await currentCatalogue(tx)
  const found = priceFound(seen, catalogue)
  const items = addFound([], found)
  const coverageMinor = market.coverage.includedMinor
  const price = await priceDraft(tx, { items, coverageMinor, at })
  const draft = { customerId, photoKey, scanner, price, catalogueVersion: catalogue.version, coverageMinor, at }
  const orderId = await insertDraft(tx, draft, items)
  return [{ orderId, found }, await joinPhoto(tx, { seen, earlier }, undefined)]
}

/** Pieces that the draft surely has from an earlier photo are not counted again; a photo that is added again on purpose is not compared. */
async function addToDraft(
  tx: Tx,
  orderId: OrderId,
  input: ScanLaundryInput,
  { items: seen, photoKey, prints, earlier }: SeenPhoto,
  at: Date,
): Promise<Saved> {
  const order = checkDraft(await lockOrder(tx, orderId), input.customerId)
  await refuseSamePhoto(tx, order.id, input, prints)
  const found = priceFound(seen, await catalogueOf(tx, order.catalogueVersion))
  const pieces = await joinPhoto(tx, { seen, earlier }, input.isAgain ? undefined : order.id)
  const items = addFound(await itemsOf(tx, order.id), addedBy(found, pieces))
  await saveDraftItems(tx, order, items, { at, photoKeys: [...order.photoKeys, photoKey] })
  return [{ orderId: order.id, found }, pieces]
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

async function see(deps: ScanLaundryDeps, jpeg: Buffer, { isByHand, customerId }: ScanLaundryInput): Promise<Seen> {
  if (isByHand) return { items: [], scanner: 'by_hand' }
  try {
    return await scanPhoto(deps, jpeg, customerId)
  } catch (error) {
    if (error instanceof ScannerFailure) throw refuse(scanningRefusals.scannerUnavailable, { retryAfterS: 5 })
    throw error
  }
}

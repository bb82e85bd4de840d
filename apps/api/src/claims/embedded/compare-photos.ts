import type { ClaimPhotoId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import {
  differingBits,
  fingerprintOf,
  fingerprintSide,
  type GarmentInspector,
  groupItems,
  likenessInScan,
  type PhotoGateway,
  ScannerFailure,
  type SeenGarment,
  turnedFingerprints,
} from '../../scanning/index.ts'
import type { PhotoFindingsGateway, PhotosToExamine } from '../photo-findings-gateway.ts'
import type { Likeness, OrderPhotoKind, Recognized } from '../rules/findings.ts'

/**
 * Compares pictures by their fingerprints, scans those of the claim for garments, and compares these with the order's scan,
 * on this machine.
 */
export function comparePhotos(
  photos: Pick<PhotoGateway, 'greySquare'>,
  scanner: GarmentInspector,
): PhotoFindingsGateway {
  const fingerprint = async (jpeg: Buffer) => fingerprintOf(await photos.greySquare(jpeg, fingerprintSide))
  return {
    name: 'embedded',
    fingerprint,
    examine: async ({ claim, order, scanned }) => {
      const orderPrints: { kind: OrderPhotoKind; bits: string }[] = []
      for (const { kind, jpeg } of order) {
        const bits = await fingerprint(jpeg)
        if (bits !== null) orderPrints.push({ kind, bits })
      }
      const sameAs = new Map<ClaimPhotoId, OrderPhotoKind>()
      const turned = new Map<ClaimPhotoId, readonly string[]>()
      const shows = new Map<ClaimPhotoId, readonly Recognized[]>()
      const likeness = new Map<ClaimPhotoId, readonly Likeness[]>()
      const scan = await inspectScan(scanner, { order, scanned })
      for (const { id, jpeg } of claim) {
        const prints = turnedFingerprints(await photos.greySquare(jpeg, fingerprintSide))
        turned.set(id, prints)
        const match = orderPrints.find(({ bits }) =>
          prints.some((print) => differingBits(bits, print) <= market.claims.samePhotoBits),
        )
        if (match) sameAs.set(id, match.kind)
        const garments = await inspectPhoto(scanner, jpeg)
        if (!garments) continue
        shows.set(id, recognizedIn(garments))
        if (scan) likeness.set(id, likenessOfItems(garments, scan, scanned))
      }
      return { by: 'embedded', sameAs, turned, shows, likeness, sightings: new Map() }
    },
  }
}

/** Undefined when the scanner fails or has no time: nothing is concluded then, and an operator decides. */
async function inspectPhoto(scanner: GarmentInspector, jpeg: Buffer): Promise<readonly SeenGarment[] | undefined> {
  try {
    return await scanner.inspect(jpeg)
  } catch (error) {
    if (!(error instanceof ScannerFailure)) throw error
    return undefined
  }
}

/** The garments of the order's scan, whose boxes are stored for its first photo. */
async function inspectScan(
  scanner: GarmentInspector,
  { order, scanned }: Pick<PhotosToExamine, 'order' | 'scanned'>,
): Promise<readonly SeenGarment[] | undefined> {
  const first = order.find(({ kind }) => kind === 'scan')
  const isNeeded = scanned.some(({ boxes }) => boxes.length > 0)
  return first && isNeeded ? inspectPhoto(scanner, first.jpeg) : undefined
}

const percentOf = (share: number) => Math.round(share * 100)

const recognizedIn = (garments: readonly SeenGarment[]): Recognized[] =>
  groupItems(garments)
    .map(({ garment, confidence }) => ({ garment: garment.id, percent: percentOf(confidence) }))
    .sort((one, other) => other.percent - one.percent)

const likenessOfItems = (
  seen: readonly SeenGarment[],
  garments: readonly SeenGarment[],
  scanned: PhotosToExamine['scanned'],
): Likeness[] =>
  scanned.flatMap(({ itemId, boxes }) => {
    const share = likenessInScan(seen, { garments, boxes })
    return share === null ? [] : { itemId, percent: percentOf(share) }
  })

import type { ClaimPhotoId } from '@washline/contract/ids'
import { market } from '@washline/contract/market'
import { type PhotoGateway, ScannerFailure, type ScannerGateway } from '../../scanning/index.ts'
import type { PhotoFindingsGateway } from '../photo-findings-gateway.ts'
import type { OrderPhotoKind, Recognized } from '../rules/findings.ts'
import { differingBits, fingerprintOf, fingerprintSide, turnedFingerprints } from '../rules/fingerprint.ts'

/** Compares pictures by their fingerprints, and scans those of the claim for garments, on this machine. */
export function comparePhotos(
  photos: Pick<PhotoGateway, 'greySquare'>,
  scanner: Pick<ScannerGateway, 'scan'>,
): PhotoFindingsGateway {
  const fingerprint = async (jpeg: Buffer) => fingerprintOf(await photos.greySquare(jpeg, fingerprintSide))
  return {
    name: 'embedded',
    fingerprint,
    examine: async ({ claim, order }) => {
      const orderPrints: { kind: OrderPhotoKind; bits: string }[] = []
      for (const { kind, jpeg } of order) {
        const bits = await fingerprint(jpeg)
        if (bits !== null) orderPrints.push({ kind, bits })
      }
      const sameAs = new Map<ClaimPhotoId, OrderPhotoKind>()
      const turned = new Map<ClaimPhotoId, readonly string[]>()
      const shows = new Map<ClaimPhotoId, readonly Recognized[]>()
      for (const { id, jpeg } of claim) {
        const prints = turnedFingerprints(await photos.greySquare(jpeg, fingerprintSide))
        turned.set(id, prints)
        const match = orderPrints.find(({ bits }) =>
          prints.some((print) => differingBits(bits, print) <= market.claims.samePhotoBits),
        )
        if (match) sameAs.set(id, match.kind)
        const recognized = await recognize(scanner, jpeg)
        if (recognized) shows.set(id, recognized)
      }
      return { by: 'embedded', sameAs, turned, shows, sightings: new Map() }
    },
  }
}

/** Undefined when the scanner fails: the rules then leave the claim to an operator. */
async function recognize(scanner: Pick<ScannerGateway, 'scan'>, jpeg: Buffer): Promise<Recognized[] | undefined> {
  try {
    const items = await scanner.scan(jpeg)
    return items
      .map(({ garment, confidence }) => ({ garment: garment.id, percent: Math.round(confidence * 100) }))
      .sort((one, other) => other.percent - one.percent)
  } catch (error) {
    if (!(error instanceof ScannerFailure)) throw error
    return undefined
  }
}

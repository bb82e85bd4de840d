import { market } from '@washline/contract/market'
import type { PhotoGateway } from '../../scanning/index.ts'
import type { PhotoFindingsGateway } from '../photo-findings-gateway.ts'
import type { OrderPhotoKind } from '../rules/findings.ts'
import { differingBits, fingerprintOf, fingerprintSide } from '../rules/fingerprint.ts'

/** Compares pictures by their fingerprints, on this machine. */
export function comparePhotos(photos: Pick<PhotoGateway, 'greySquare'>): PhotoFindingsGateway {
  const fingerprint = async (jpeg: Buffer) => fingerprintOf(await photos.greySquare(jpeg, fingerprintSide))
  return {
    name: 'embedded',
    fingerprint,
    examine: async ({ claim, order }) => {
      const known: { kind: OrderPhotoKind; bits: string }[] = []
      for (const { kind, jpeg } of order) {
        const bits = await fingerprint(jpeg)
        if (bits !== null) known.push({ kind, bits })
      }
      const sameAs = new Map<number, OrderPhotoKind>()
      for (const { id, jpeg } of claim) {
        const bits = await fingerprint(jpeg)
        const match = bits && known.find((each) => differingBits(each.bits, bits) <= market.claims.samePhotoBits)
        if (match) sameAs.set(id, match.kind)
      }
      return { by: 'embedded', sameAs, sightings: new Map() }
    },
  }
}

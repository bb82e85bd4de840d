import { careMessages } from '@washline/contract/care/messages'
import type { UserId } from '@washline/contract/ids'
import { scanningRefusals } from '@washline/contract/scanning/refusals'
import { invalid, refuse } from '../../platform/http/refusal.ts'
import { acceptPhoto, type LabelRead, readLabel, ScannerFailure, type SentPhoto } from '../../scanning/index.ts'
import type { CareDeps } from '../deps.ts'

/** Reads a care label. The photo is not stored. */
export async function readCareLabel(
  deps: Pick<CareDeps, 'photos' | 'labelReaders' | 'log'>,
  input: { readonly customerId: UserId; readonly photo: SentPhoto },
): Promise<LabelRead> {
  const photo = await acceptPhoto(deps.photos, input.photo)
  try {
    const read = await readLabel(deps, photo.jpeg, input.customerId)
    if (read.signs.length === 0) throw invalid({ image: [careMessages.noLabel] })
    return read
  } catch (error) {
    if (error instanceof ScannerFailure) throw refuse(scanningRefusals.scannerUnavailable, { retryAfterS: 5 })
    throw error
  }
}

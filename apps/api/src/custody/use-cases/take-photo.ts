import { custodyMessages } from '@washline/contract/custody/messages'
import type { OrderId, UserId } from '@washline/contract/ids'
import type { Tx } from '../../platform/db/database.ts'
import { invalid } from '../../platform/http/refusal.ts'
import { photoKeyOf } from '../../platform/storage/photo-key-of.ts'
import { usePhoto } from '../store.ts'
import type { Evidence } from './append-step.ts'

/** The photo of a handover, by the address of its upload: used once, for its order, by its uploader. */
export async function takePhoto(
  tx: Tx,
  { orderId, washerId, photo }: { orderId: OrderId; washerId: UserId; photo: string | undefined },
): Promise<Evidence['photo']> {
  if (photo === undefined) return null
  const key = photoKeyOf(photo)
  const sha256 = key && (await usePhoto(tx, { key, orderId, uploaderId: washerId }))
  if (!key || !sha256) throw invalid({ photo: [custodyMessages.foreignPhoto] })
  return { key, sha256 }
}

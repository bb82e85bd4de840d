import type { Handover } from '@washline/contract/custody/schemas'
import { signatureOf } from '../../platform/crypto/signed-text.ts'
import { pinOf } from '../rules/handover-pin.ts'

export interface DueHandover {
  readonly orderId: number
  readonly step: Handover
  readonly washerId: number
  /** Another Washer, or the same one once more, gets another PIN. */
  readonly acceptedAt: Date
}

/** The PIN of a handover, from the secret of this installation: the database does not have it, and every process comes to the same. */
export const derivePin = (secret: string, { orderId, step, washerId, acceptedAt }: DueHandover): string =>
  pinOf(signatureOf(secret, 'handover-pin', [orderId, step, washerId, acceptedAt.toISOString()].join('.')))

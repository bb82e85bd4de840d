import type { Handover } from '@washline/contract/custody/schemas'
import type { OrderId, UserId } from '@washline/contract/ids'
import { signatureOf } from '../../platform/crypto/signed-text.ts'
import { pinOf } from '../rules/handover-pin.ts'

export interface DueHandover {
  readonly orderId: OrderId
  readonly step: Handover | 'handover'
  readonly washerId: UserId
  /** Part of the PIN's input, so that each acceptance has another PIN. */
  readonly acceptedAt: Date
}

/** Derives the PIN of a handover from the installation's secret: it is not stored, and every process derives the same one. */
export const derivePin = (secret: string, { orderId, step, washerId, acceptedAt }: DueHandover): string =>
  pinOf(signatureOf(secret, 'handover-pin', [orderId, step, washerId, acceptedAt.toISOString()].join('.')))

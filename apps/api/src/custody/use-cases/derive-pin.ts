import { timingSafeEqual } from 'node:crypto'
import type { Handover } from '@washline/contract/custody/schemas'
import type { OrderId, UserId } from '@washline/contract/ids'
import type { Keyring } from '../../platform/crypto/keyring.ts'
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
export const derivePin = (keys: Keyring, { orderId, step, washerId, acceptedAt }: DueHandover): string =>
  pinOf(signatureOf(keys, 'handover-pin', [orderId, step, washerId, acceptedAt.toISOString()].join('.')))

/** Whether a PIN is the handover's under any of the keys: its receiver may have read it before the first one changed. */
export const isPin = (keys: Keyring, due: DueHandover, pin: string): boolean =>
  keys.some((key) => timingSafeEqual(Buffer.from(derivePin([key], due)), Buffer.from(pin)))

import type { UserId } from '@washline/contract/ids'
import type { Tx } from '../../platform/db/database.ts'
import { saveDevice, type Visit } from '../store/devices.ts'
import { createToken } from '../store.ts'

/** Creates a session and notes the device. The token is returned once. */
export async function startSession(
  tx: Tx,
  person: Visit & { userId: UserId; at: Date; secondFactorAt?: Date },
): Promise<string> {
  await saveDevice(tx, person)
  return createToken(tx, person)
}

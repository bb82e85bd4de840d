import type { UserId } from '@washline/contract/ids'
import type { Tx } from '../../platform/db/database.ts'
import { saveDevice, type Visit } from '../store/devices.ts'
import { createToken, revokeTokensOn } from '../store.ts'

/** Creates a session, in place of the one that the person had in this browser, and notes the device. The token is returned once. */
export async function startSession(
  tx: Tx,
  person: Visit & { userId: UserId; at: Date; secondFactorAt?: Date },
): Promise<string> {
  await saveDevice(tx, person)
  if (person.device !== undefined) await revokeTokensOn(tx, person.userId, person.device)
  return createToken(tx, person)
}

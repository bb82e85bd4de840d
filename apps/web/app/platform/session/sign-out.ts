import { logout } from '@washline/contract/identity/endpoints'
import { callApi } from '../api/call-api.ts'
import { forgetDevice } from './forget-device.ts'
import { clearSession } from './session.ts'

/** Revokes the token and removes the session. The device forgets it even where the server cannot be reached. */
export async function signOut(): Promise<void> {
  const revoked = callApi(logout).catch(() => undefined)
  clearSession()
  await forgetDevice()
  await revoked
}

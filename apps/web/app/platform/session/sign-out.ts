import { logout } from '@washline/contract/identity/endpoints'
import { callApi } from '../api/call-api.ts'
import { forgetDevice } from './forget-device.ts'
import { clearSession } from './session.ts'

/** Revokes the token and forgets the session. The device forgets even where the server cannot be told. */
export async function signOut(): Promise<void> {
  const revoked = callApi(logout).catch(() => undefined)
  clearSession()
  await forgetDevice()
  await revoked
}

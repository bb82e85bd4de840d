import { accessTokenIdOf, endAccessToken } from '../../identity/index.ts'
import type { OauthDeps } from '../deps.ts'
import { isTokenOf, lockRefreshToken } from '../store.ts'

/** Ends a token by itself or by its refresh token, where it is of this client (RFC 7009). Whatever else is sent has no effect. */
export const revokeToken = (
  deps: Pick<OauthDeps, 'db' | 'clock' | 'log'>,
  { token, clientId }: { readonly token: string; readonly clientId: string },
): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const refresh = await lockRefreshToken(tx, token)
    const id = refresh?.tokenId ?? (await accessTokenIdOf(tx, token))
    if (id === undefined || !(await isTokenOf(tx, id, clientId))) return
    await endAccessToken(tx, deps, { id, at: deps.clock.now() })
  })

import type { Scope } from '@washline/contract/tokens/scopes'
import { endAccessToken, renewAccessToken } from '../../identity/index.ts'
import type { OauthDeps } from '../deps.ts'
import { type Fault, fault, renewableLongestMs, renewableMs, tokenLifetimeS } from '../rules.ts'
import { insertRefreshToken, lockRefreshToken, noteClientUse, spendRefreshToken } from '../store.ts'
import type { IssuedTokens } from './exchange-code.ts'

/**
 * Renews a token with its refresh token, which another one replaces. One that was used before is in two hands: the token ends, with all
 * that renews it.
 */
export const renewToken = (
  deps: Pick<OauthDeps, 'db' | 'clock' | 'log'>,
  asked: { readonly refreshToken: string; readonly clientId: string; readonly scopes: readonly Scope[] },
): Promise<IssuedTokens | Fault> =>
  deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    const row = await lockRefreshToken(tx, asked.refreshToken)
    if (!row || row.clientId !== asked.clientId) return fault('invalid_grant', 'The refresh token is not valid.')
    if (row.usedAt !== null) {
      await endAccessToken(tx, deps, { id: row.tokenId, at })
      return fault('invalid_grant', 'The refresh token was used before. The token has ended.')
    }
    const renewed = await renewAccessToken(tx, {
      id: row.tokenId,
      at,
      expiresAt: new Date(at.getTime() + tokenLifetimeS * 1_000),
      renewableUntil: new Date(at.getTime() + renewableMs),
      longestMs: renewableLongestMs,
      scopes: asked.scopes,
    })
    if (!renewed) return fault('invalid_grant', 'The refresh token has expired, or more is asked for than was allowed.')
    await spendRefreshToken(tx, asked.refreshToken, at)
    await noteClientUse(tx, row.clientId, at)
    const refreshToken = await insertRefreshToken(tx, { tokenId: row.tokenId, clientId: row.clientId, at })
    return { accessToken: renewed.secret, refreshToken, scopes: renewed.scopes }
  })

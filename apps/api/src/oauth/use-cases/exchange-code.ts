import type { Scope } from '@washline/contract/tokens/scopes'
import { endAccessToken, grantToken } from '../../identity/index.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { OauthDeps } from '../deps.ts'
import { type Fault, fault, isVerifier, renewableMs, tokenLifetimeS } from '../rules.ts'
import { type CodeRow, insertRefreshToken, lockCode, spendCode } from '../store.ts'

export interface IssuedTokens {
  readonly accessToken: string
  readonly refreshToken: string
  readonly scopes: readonly Scope[]
}

interface Exchange {
  readonly code: string
  readonly clientId: string
  readonly redirectUri: string | undefined
  readonly verifier: string
  readonly resource: string | undefined
}

/**
 * Exchanges a code for tokens, once. Two exchanges at once follow each other: the second is refused and ends what the first has got, since
 * one of both is not of the client (OAuth 2.1, 4.1.3).
 */
export async function exchangeCode(deps: OauthDeps, exchange: Exchange): Promise<IssuedTokens | Fault> {
  const { db, clock } = deps
  const at = clock.now()
  try {
    return await db.transaction(async (tx) => {
      const row = await lockCode(tx, exchange.code)
      if (!row || row.clientId !== exchange.clientId) return fault('invalid_grant', 'The code is not valid.')
      if (row.usedAt !== null) {
        if (row.tokenId !== null) await endAccessToken(tx, deps, { id: row.tokenId, at })
        return fault('invalid_grant', 'The code was used before. What it was exchanged for has ended.')
      }
      const wrong = checkExchange(row, exchange, at)
      // A guess costs the code.
      if (wrong) await spendCode(tx, { code: exchange.code, tokenId: null, at })
      if (wrong) return wrong
      const { userId, scopes, clientName: name, sessionId: tokenId } = row
      const made = await grantToken(
        tx,
        deps,
        { userId, tokenId },
        {
          name,
          scopes,
          at,
          expiresAt: new Date(at.getTime() + tokenLifetimeS * 1_000),
          renewableUntil: new Date(at.getTime() + renewableMs),
        },
      )
      await spendCode(tx, { code: exchange.code, tokenId: made.id, at })
      const refreshToken = await insertRefreshToken(tx, { tokenId: made.id, clientId: row.clientId, at })
      return { accessToken: made.secret, refreshToken, scopes }
    })
  } catch (error) {
    if (error instanceof Refusal) return fault('invalid_grant', error.message)
    throw error
  }
}

function checkExchange(row: CodeRow, exchange: Exchange, at: Date): Fault | undefined {
  if (row.expiresAt <= at) return fault('invalid_grant', 'The code has expired.')
  if (exchange.redirectUri !== undefined && exchange.redirectUri !== row.redirectUri)
    return fault('invalid_grant', 'The redirect_uri is not the one that the code was asked for with.')
  if (!isVerifier(exchange.verifier, row.challenge))
    return fault('invalid_grant', 'The code_verifier does not fit the code_challenge.')
  if (exchange.resource !== undefined && row.resource !== null && exchange.resource !== row.resource)
    return fault('invalid_target', 'The resource is not the one that the code was asked for with.')
  return undefined
}

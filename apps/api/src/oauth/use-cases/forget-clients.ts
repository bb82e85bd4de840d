import type { OauthDeps } from '../deps.ts'
import { codeMemoryMs, renewableMs, unusedClientMs } from '../rules.ts'
import { sweepOauth } from '../store.ts'

/** Deletes codes and refresh tokens whose time is over, and clients that nobody uses. */
export const forgetClients = ({ db, clock }: Pick<OauthDeps, 'db' | 'clock'>): Promise<void> => {
  const before = (ms: number) => new Date(clock.now().getTime() - ms)
  return db.transaction((tx) =>
    sweepOauth(tx, {
      codes: before(codeMemoryMs),
      refreshTokens: before(renewableMs),
      clients: before(unusedClientMs),
    }),
  )
}

import type { UserId } from '@washline/contract/ids'
import { sha256 } from '../../platform/crypto/sha256.ts'
import { acceptLogo, type SentPhoto } from '../../scanning/index.ts'
import type { MarketDeps } from '../deps.ts'
import { insertLogo } from '../store.ts'

/** Stores a logo as it was written anew, and gives its hash. No page shows it before a profile names it. */
export async function uploadLogo(deps: MarketDeps, operatorId: UserId, upload: SentPhoto): Promise<string> {
  const png = await acceptLogo(deps.photos, upload)
  const hash = sha256(png)
  await insertLogo(deps.db, { hash, png, by: operatorId, at: deps.clock.now() })
  return hash
}

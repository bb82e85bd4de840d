import { randomUUID } from 'node:crypto'
import { type ChainsProof, proveChains } from '../../custody/index.ts'
import { reconcileCashOuts } from '../../earnings/index.ts'
import { choosePaymentGateway, proveBooks } from '../../payments/index.ts'
import { systemClock } from '../../platform/clock/clock.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Database } from '../../platform/db/database.ts'
import { silentLog } from '../../platform/log/log.ts'
import { openStorage } from '../../platform/storage/open-storage.ts'

export interface InstallationProof {
  /** What was looked through, in lines. */
  readonly seen: readonly string[]
  /** Empty where everything is as it was written. */
  readonly findings: readonly string[]
}

/** Proves the books against themselves, the payments and the gateway, and every chain of custody against its photos. */
export async function proveInstallation({ db, config }: { db: Database; config: Config }): Promise<InstallationProof> {
  const clock = systemClock
  const { gateway } = await choosePaymentGateway(config, { db, clock, newId: randomUUID })
  const base = { db, gateway, clock, log: silentLog }
  const bookChecks = [(since: Date | null) => reconcileCashOuts(base, since)]
  const books = await proveBooks({ ...base, bookChecks }, { triggeredBy: 'command', whole: true })
  const chains = await proveChains({ db, clock, storage: await openStorage(config, clock) })
  return {
    seen: [
      `books: ${books.transfers} transfers, ${books.entries} entries, ${books.payments} payments`,
      describeChains(chains),
    ],
    findings: [...books.findings, ...chains.broken],
  }
}

const describeChains = ({ chains, steps, photos }: ChainsProof) =>
  `custody: ${chains} chains, ${steps} steps, ${photos} photos`

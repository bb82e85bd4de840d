import { loadSnapshot } from '../../platform/backup/load-snapshot.ts'
import { markBegun, moved, unmarkRows } from '../../platform/backup/restore-mark.ts'
import { takeSnapshot } from '../../platform/backup/take-snapshot.ts'
import type { Config } from '../../platform/config/config.ts'
import { openDatabase } from '../../platform/db/database.ts'
import { type InstallationProof, proveInstallation } from './prove-installation.ts'

/** All rows of one database, in one transaction of another, marked there as not proven. */
export async function copyDatabase(from: string, to: string): Promise<number> {
  await markBegun(to, moved)
  const load = await loadSnapshot(to, moved)
  let rows = 0
  try {
    for await (const { header, content } of takeSnapshot(from)) {
      if (header.kind === 'manifest') await load.begin(header)
      else if (header.kind === 'table') rows += await load.table(header.name, header.columns, content)
    }
    await load.commit()
    return rows
  } finally {
    await load.close()
  }
}

/** Proves what was copied. Until it is proven nothing starts on it. */
export async function proveMoved(to: string, config: Config): Promise<InstallationProof> {
  const db = openDatabase({ url: to, maxConnections: 4 })
  try {
    const proof = await proveInstallation({ db, config })
    if (proof.findings.length === 0) await unmarkRows(to)
    return proof
  } finally {
    await db.close()
  }
}

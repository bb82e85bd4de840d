import type { BackupStore } from '../../platform/backup/backup-store.ts'
import { readBackup } from '../../platform/backup/read-backup.ts'
import { type Restored, restoreBackup, wrongPhotos } from '../../platform/backup/restore-backup.ts'
import { beginRestore, markProven } from '../../platform/backup/restore-mark.ts'
import type { Config } from '../../platform/config/config.ts'
import { openDatabase } from '../../platform/db/database.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { openFiles } from '../../platform/storage/open-storage.ts'
import { type InstallationProof, proveInstallation } from './prove-installation.ts'

export interface RestoreOrder {
  readonly config: Config
  /** Of an empty database, or of one that a restore of the same backup has filled and not proven. */
  readonly ownerUrl: string
  readonly store: BackupStore
  readonly name: string
  readonly passphrase: string
}

export type RestoredMarket = Restored & { readonly proof: InstallationProof }

/** Restores a backup into an empty installation, brings it up to date and proves it. Until it is proven nothing starts on it. */
export async function restoreMarket({
  config,
  ownerUrl,
  store,
  name,
  passphrase,
}: RestoreOrder): Promise<RestoredMarket> {
  const { DATA_DIR: dataDir } = config
  await beginRestore({ ownerUrl, dataDir }, name)
  const files = await openFiles(config)
  const target = { backup: name, ownerUrl, files, dataDir }
  const restored = await restoreBackup(readBackup(store, name, passphrase), target)
  await migrate(ownerUrl)
  const db = openDatabase({ url: ownerUrl, maxConnections: 4 })
  try {
    const proof = await proveInstallation({ db, config })
    const photos = (await wrongPhotos(files, restored.photos)).map((photo) => `photo ${photo} is not as it was`)
    const findings = [...proof.findings, ...photos]
    if (findings.length === 0) await markProven(ownerUrl, dataDir)
    return { ...restored, proof: { seen: proof.seen, findings } }
  } finally {
    await db.close()
  }
}

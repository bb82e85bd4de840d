import type { Clock } from '../clock/clock.ts'
import type { Config } from '../config/config.ts'
import { persistedSecret } from '../config/secrets.ts'
import { diskFiles } from './disk-files.ts'
import { s3Files } from './s3/s3-files.ts'
import { signedStorage } from './signed-storage.ts'
import type { Storage } from './storage.ts'

/** Where this installation keeps its photos: a bucket where one is named, else its data folder. */
export async function openStorage(config: Pick<Config, 'DATA_DIR' | 's3'>, clock: Clock): Promise<Storage> {
  const bucket = config.s3 && s3Files(config.s3)
  await bucket?.check()
  const files = bucket ?? diskFiles(config.DATA_DIR)
  return signedStorage({ files, secret: await persistedSecret(config.DATA_DIR, 'media'), clock })
}

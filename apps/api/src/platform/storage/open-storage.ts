import type { Clock } from '../clock/clock.ts'
import type { Config } from '../config/config.ts'
import { openKeyring } from '../config/open-secrets.ts'
import { diskFiles } from './disk-files.ts'
import { s3Files } from './s3/s3-files.ts'
import { signedStorage } from './signed-storage.ts'
import type { Files, Storage } from './storage.ts'

/** Where this installation keeps its photos: where it was given, a bucket where one is named, else its data folder. */
export async function openStorage(
  config: Pick<Config, 'DATA_DIR' | 'SECRET_KEYS' | 's3'>,
  clock: Clock,
  given?: Files,
): Promise<Storage> {
  const files = await openFiles(config, given)
  return signedStorage({ files, keys: await openKeyring(config, 'media'), clock })
}

export const openFiles = async (config: Pick<Config, 'DATA_DIR' | 's3'>, given?: Files): Promise<Files> =>
  given ?? (await openBucket(config)) ?? diskFiles(config.DATA_DIR)

async function openBucket({ s3 }: Pick<Config, 's3'>): Promise<Files | undefined> {
  if (!s3) return undefined
  const bucket = s3Files(s3)
  await bucket.check()
  return bucket
}

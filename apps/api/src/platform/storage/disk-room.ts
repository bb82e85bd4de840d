import { stat, statfs } from 'node:fs/promises'
import type { Config } from '../config/config.ts'

export interface DiskRoom {
  measure(): Promise<{
    /** Which disk of this machine it is. */
    readonly volume: string
    readonly freeBytes: number
    readonly totalBytes: number
  }>
  /** With less no photos are taken. */
  readonly floorBytes: number
}

/**
 * The database writes to the disk of the data folder: photos leave it the floor, so that it never stops for want of room. Photos in a
 * bucket take none of it.
 */
export function diskRoomOf(config: Pick<Config, 'DATA_DIR' | 'DISK_FLOOR_MB' | 's3'>): DiskRoom | undefined {
  if (config.s3) return undefined
  return {
    floorBytes: config.DISK_FLOOR_MB * 1_000_000,
    measure: async () => {
      const [{ dev }, { bavail, blocks, bsize }] = await Promise.all([stat(config.DATA_DIR), statfs(config.DATA_DIR)])
      return { volume: String(dev), freeBytes: bavail * bsize, totalBytes: blocks * bsize }
    },
  }
}

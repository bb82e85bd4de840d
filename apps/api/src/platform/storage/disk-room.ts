import { statfs } from 'node:fs/promises'

export interface DiskRoom {
  /** The bytes that the disk of the data folder has left. */
  freeBytes(): Promise<number>
  readonly floorBytes: number
}

/** The database writes to the same disk: photos leave it the floor, so that it never stops for want of room. */
export const diskRoom = (dataDir: string, floorBytes: number): DiskRoom => ({
  floorBytes,
  freeBytes: async () => {
    const { bavail, bsize } = await statfs(dataDir)
    return bavail * bsize
  },
})

import { spawnSync } from 'node:child_process'
import { chmodSync, closeSync, mkdtempSync, openSync, rmdirSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { beginBoth, startDrillMarket } from './drill-market.ts'
import { timeToHeal } from './heal.ts'
import { bringPeople } from './people.ts'
import { describeCounts } from './tally.ts'
import { judge, print, seconds } from './verdict.ts'

const warmMs = 6_000
const lowMs = 6_000
const fullMs = 20_000
const sizeMb = 600
const floorMb = 100
const healLimitMs = 30_000
const block = Buffer.alloc(256 * 1024)

/** Writes until this much room is left, and gives what makes room again. */
function fill(folder: string, leaveBytes: number): () => void {
  const file = path.join(folder, `fill-${leaveBytes}`)
  const handle = openSync(file, 'w')
  try {
    for (;;) {
      const { bavail, bsize } = statfsSync(folder)
      const room = bavail * bsize - leaveBytes
      if (room <= 0) break
      writeSync(handle, block, 0, Math.min(block.length, room))
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    closeSync(handle)
  }
  return () => rmSync(file)
}

/**
 * Database and photos lie on a small disk in memory, which others fill: first below the floor of photos, then to the last byte. Needs the
 * right to mount.
 */
export async function drillDisk(): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'washline-disk-'))
  chmodSync(folder, 0o755)
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m,mode=755`, 'tmpfs', folder])
  if (mounted.status !== 0) {
    rmdirSync(folder)
    print('NOT PLAYED: this user may not mount a small disk (mount -t tmpfs); run it as root')
    return false
  }
  try {
    return await playOn(folder)
  } finally {
    spawnSync('umount', ['--lazy', folder])
    rmdirSync(folder)
  }
}

async function playOn(folder: string): Promise<boolean> {
  const market = await startDrillMarket({ folder, settings: { DISK_FLOOR_MB: String(floorMb) } })
  try {
    await beginBoth(market)
    const people = await bringPeople(market)
    await pause(warmMs)
    print(`The disk of database and photos has ${floorMb / 2} MB left, the floor is ${floorMb} MB`)
    people.tally.begin()
    const makeRoom = fill(folder, (floorMb / 2) * 1_000_000)
    await pause(lowMs)
    const low = people.tally.counts()
    print(`  ${describeCounts(low)}`)
    print('The last byte is taken')
    people.tally.begin()
    const makeMore = fill(folder, 0)
    await pause(fullMs)
    makeMore()
    makeRoom()
    const healedMs = await timeToHeal(market, people, [0, 1])
    const full = people.tally.counts()
    print(`  ${describeCounts(full)}`)
    print(`  healed in ${seconds(healedMs)}`)
    const isWhole = await judge(market, people)
    return isWhole && healedMs <= healLimitMs && low.failed.size === 0 && full.failed.size === 0
  } finally {
    await market.close()
  }
}

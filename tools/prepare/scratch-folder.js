import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import path from 'node:path'

const MEMORY = '/dev/shm'
const PREFIX = 'washline-tests-'
const ROOM = 3 * 2 ** 30

/**
 * A folder in memory for the temporary files of the tests, removed when this process ends: a test database is many small files, which
 * some disks are slow to make and to remove. `undefined` where TMPDIR names another or memory has no room.
 */
export function scratchFolder() {
  if (process.env.TMPDIR || !hasRoom()) return undefined
  for (const name of readdirSync(MEMORY)) if (isAbandoned(name)) remove(path.join(MEMORY, name))
  const folder = mkdtempSync(path.join(MEMORY, `${PREFIX}${process.pid}-`))
  // The database may run under an account of its own.
  chmodSync(folder, 0o1777)
  process.once('exit', () => remove(folder))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))
  return folder
}

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= ROOM && (process.availableMemory?.() ?? freemem()) >= 2 * ROOM
  } catch {
    return false
  }
}

/** Left by a run that was killed. */
function isAbandoned(name) {
  const pid = Number(new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1])
  if (!pid) return false
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return error.code === 'ESRCH'
  }
}

const remove = (folder) => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })

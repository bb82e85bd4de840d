import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../clock/clock.ts'

const lifetimeMs = 30 * 24 * 60 * 60_000

/** Deletes emails that were written as files when their time is over. Their names begin with it. */
export async function sweepMail(deps: { dataDir: string; clock: Clock }): Promise<void> {
  const folder = join(deps.dataDir, 'mail')
  const last = new Date(deps.clock.now().getTime() - lifetimeMs).toISOString().replaceAll(':', '-')
  const names = await readdir(folder).catch(() => [])
  for (const name of names) if (name.endsWith('.eml') && name <= last) await rm(join(folder, name), { force: true })
}

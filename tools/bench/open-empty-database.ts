import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type RunningPostgres, startPostgres } from '../../apps/api/src/platform/postgres/start-postgres.ts'

/** A PostgreSQL of its own, which is stopped and removed at the end, and when the bench is interrupted. */
export async function openEmptyDatabase(
  name: string,
): Promise<Pick<RunningPostgres, 'url' | 'stop'> & { readonly dataDir: string }> {
  const dataDir = mkdtempSync(path.join(tmpdir(), `washline-${name}-`))
  const postgres = await startPostgres({ dataDir, log: () => undefined })
  let stopping: Promise<void> | undefined
  const stop = (): Promise<void> => {
    stopping ??= postgres.stop().then(() => rmSync(dataDir, { recursive: true, force: true }))
    return stopping
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void stop().finally(() => process.exit(1)))
  return { url: postgres.url, dataDir, stop }
}

// Run by `npm run bench -- ledger`. BENCH_LEDGER_ENTRIES=10000000 compares books of that size with small ones.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startPostgres } from '../../../apps/api/src/platform/postgres/start-postgres.ts'
import { benchLedger } from './bench-ledger.ts'
import { printLedger } from './print-ledger.ts'

const seconds = Number(process.env.BENCH_SECONDS ?? 3)
const most = Number(process.env.BENCH_LEDGER_ENTRIES ?? 100_000)
const print = (line: string) => process.stdout.write(`${line}\n`)

if (spawnSync('pgbench', ['--version']).error) {
  print('The bench of the ledger needs pgbench, which comes with PostgreSQL; this machine has none.')
  process.exit(0)
}
const dataDir = mkdtempSync(path.join(tmpdir(), 'washline-ledger-bench-'))
const postgres = await startPostgres({ dataDir, log: () => undefined })
let stopping: Promise<void> | undefined
const stop = (): Promise<void> => {
  stopping ??= postgres.stop().then(() => rmSync(dataDir, { recursive: true, force: true }))
  return stopping
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void stop().finally(() => process.exit(1)))
try {
  printLedger(await benchLedger(postgres.url, [1_000, most], seconds), print)
} finally {
  await stop()
}

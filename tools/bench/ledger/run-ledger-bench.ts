// `npm run bench -- ledger`: the ledger alone. BENCH_LEDGER_ENTRIES=1000000 fills the books up to that many entries.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startPostgres } from '../../../apps/api/src/platform/postgres/start-postgres.ts'
import { benchLedger } from './bench-ledger.ts'
import { printLedger } from './print-ledger.ts'

const seconds = Number(process.env.BENCH_SECONDS ?? 3)
const most = Number(process.env.BENCH_LEDGER_ENTRIES ?? 100_000)
const sizes = [1_000, 100_000, 1_000_000, 10_000_000].filter((size) => size <= most)
const dataDir = mkdtempSync(path.join(tmpdir(), 'washline-ledger-bench-'))
const postgres = await startPostgres({ dataDir, log: () => undefined })
const stop = async () => {
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void stop().finally(() => process.exit(1)))
try {
  printLedger(await benchLedger(postgres.url, sizes, seconds), (line) => process.stdout.write(`${line}\n`))
} finally {
  await stop()
}

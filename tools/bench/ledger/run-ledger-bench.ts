// Run by `npm run bench -- ledger`. BENCH_LEDGER_ENTRIES=10000000 compares books of that size with small ones.
import { spawnSync } from 'node:child_process'
import { openEmptyDatabase } from '../open-empty-database.ts'
import { benchLedger } from './bench-ledger.ts'
import { printLedger } from './print-ledger.ts'

const seconds = Number(process.env.BENCH_SECONDS ?? 3)
const most = Number(process.env.BENCH_LEDGER_ENTRIES ?? 100_000)
const print = (line: string) => process.stdout.write(`${line}\n`)

if (spawnSync('pgbench', ['--version']).error) {
  print('The bench of the ledger needs pgbench, which comes with PostgreSQL; this machine has none.')
  process.exit(0)
}
const { url, stop } = await openEmptyDatabase('ledger-bench')
try {
  printLedger(await benchLedger(url, [1_000, most], seconds), print)
} finally {
  await stop()
}

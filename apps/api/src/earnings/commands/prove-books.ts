// Run by `npm run ledger:verify`: proves the books of a running or stopped installation against themselves, the
// payments and the gateway. Exit code 1 on a contradiction.
import { randomUUID } from 'node:crypto'
import { choosePaymentGateway, proveBooks } from '../../payments/index.ts'
import { systemClock } from '../../platform/clock/clock.ts'
import { silentLog } from '../../platform/log/log.ts'
import { atInstallation } from '../../platform/postgres/at-installation.ts'
import { reconcileCashOuts } from '../use-cases/reconcile-cash-outs.ts'

await atInstallation(async ({ config, db }) => {
  const { gateway } = await choosePaymentGateway(config, { db, clock: systemClock, newId: randomUUID })
  const base = { db, gateway, clock: systemClock, log: silentLog }
  const deps = { ...base, bookChecks: [(since: Date | null) => reconcileCashOuts(base, since)] }
  const proof = await proveBooks(deps, { triggeredBy: 'command', whole: true })
  const { ok, transfers, entries, payments, intents, findings } = proof
  const seen = `${transfers} transfers, ${entries} entries, ${payments} payments, ${intents} intents of the gateway`
  const result = ok ? 'the books are proven' : 'CONTRADICTION'
  process.stdout.write(`${seen}: ${result}\n`)
  for (const finding of findings) process.stdout.write(`- ${finding}\n`)
  process.exitCode = ok ? 0 : 1
})

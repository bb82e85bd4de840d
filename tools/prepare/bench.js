import { ensureInstalled } from './install.js'
import { checkNodeVersion } from './node-version.js'
import { runMain } from './progress.js'
import { inProject, projectEnvironment, projectNode, root } from './project.js'
import { runTogether } from './run-together.js'
import { ensureWebBuilt } from './web-build.js'

runMain(async () => {
  checkNodeVersion()
  await ensureInstalled()
  const alone = new Map([
    ['dispatch', 'tools/bench/dispatch/run-dispatch-bench.ts'],
    ['ledger', 'tools/bench/ledger/run-ledger-bench.ts'],
    ['live', 'tools/bench/live/run-live-bench.ts'],
    ['offers', 'tools/bench/run-offers-bench.ts'],
    ['scanner', 'tools/bench/scanner/run-scanner-bench.ts'],
    ['zones', 'tools/bench/zones/run-zones-bench.ts'],
  ]).get(process.argv[2] ?? '')
  if (!alone || process.argv[2] === 'live') await ensureWebBuilt()
  const args = [inProject(alone ?? 'tools/bench/run-bench.ts')]
  return runTogether([{ file: projectNode(), args, cwd: root, env: projectEnvironment() }])
})

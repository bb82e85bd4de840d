import { ensureInstalled } from './install.js'
import { checkNodeVersion } from './node-version.js'
import { runMain } from './progress.js'
import { inProject, projectEnvironment, projectNode, root } from './project.js'
import { runTogether } from './run-together.js'
import { ensureServerBuilt } from './server-build.js'
import { ensureWebBuilt } from './web-build.js'

const offers = 'tools/bench/run-offers-bench.ts'
const taps = 'tools/bench/taps/run-taps-bench.ts'
const accessibility = 'tools/bench/accessibility/run-accessibility-bench.ts'
const lighthouse = 'tools/bench/lighthouse/run-lighthouse-bench.ts'
const live = 'tools/bench/live/run-live-bench.ts'
const shifts = 'tools/bench/shifts/run-shifts-bench.ts'
const idle = 'tools/bench/idle/run-idle-bench.ts'

runMain(async () => {
  checkNodeVersion()
  await ensureInstalled()
  const alone = new Map([
    ['accessibility', [accessibility]],
    ['dispatch', ['tools/bench/dispatch/run-dispatch-bench.ts', offers, live]],
    ['growth', ['tools/bench/growth/run-growth-bench.ts']],
    ['idle', [idle]],
    ['ledger', ['tools/bench/ledger/run-ledger-bench.ts']],
    ['lighthouse', [lighthouse]],
    ['live', [live]],
    ['memory', ['tools/bench/memory/run-memory-bench.ts']],
    ['notifications', ['tools/bench/notifications/run-notifications-bench.ts']],
    ['offers', [offers]],
    ['partitions', ['tools/bench/partitions/run-partition-bench.ts']],
    ['pair', ['tools/bench/run-pair-bench.ts']],
    ['scanner', ['tools/bench/scanner/run-scanner-bench.ts']],
    ['shifts', [shifts]],
    ['sockets', ['tools/bench/sockets/run-sockets-bench.ts']],
    ['taps', [taps]],
    ['zones', ['tools/bench/zones/run-zones-bench.ts']],
  ]).get(process.argv[2] ?? '')
  if (!alone || [accessibility, idle, lighthouse, live, shifts, taps].some((file) => alone.includes(file)))
    await ensureWebBuilt()
  if (!alone || process.argv[2] === 'memory') await ensureServerBuilt()
  for (const file of alone ?? ['tools/bench/run-bench.ts']) {
    const code = await runTogether([
      { file: projectNode(), args: [inProject(file), ...process.argv.slice(3)], cwd: root, env: projectEnvironment() },
    ])
    if (code !== 0) return code
  }
  return 0
})

import { ensureInstalled } from './install.js'
import { checkNodeVersion } from './node-version.js'
import { runMain } from './progress.js'
import { inProject, projectEnvironment, projectNode, root } from './project.js'
import { runTogether } from './run-together.js'
import { ensureWebBuilt } from './web-build.js'

runMain(async () => {
  checkNodeVersion()
  await ensureInstalled()
  const isLedger = process.argv[2] === 'ledger'
  if (!isLedger) await ensureWebBuilt()
  const args = [inProject(isLedger ? 'tools/bench/ledger/run-ledger-bench.ts' : 'tools/bench/run-bench.ts')]
  return runTogether([{ file: projectNode(), args, cwd: root, env: projectEnvironment() }])
})

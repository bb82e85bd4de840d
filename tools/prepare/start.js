import { ensureInstalled } from './install.js'
import { checkNodeVersion } from './node-version.js'
import { endQuietly, print, runMain, seconds } from './progress.js'
import { compileCache, endWithParent, projectEnvironment, projectNode, root, serverMemory } from './project.js'
import { runTogether } from './run-together.js'
import { builtServer, ensureServerBuilt } from './server-build.js'
import { webBuild } from './web-build.js'

runMain(async () => {
  const startedAt = performance.now()
  checkNodeVersion()
  await ensureInstalled({ tests: false })
  await ensureServerBuilt()
  print(`Prepared in ${seconds(startedAt)}; starting Washline`)
  // A first start creates its database meanwhile, and serves when the client is there.
  const awaited = webBuild()?.()
  const server = {
    file: projectNode(),
    args: [...serverMemory, ...endWithParent, builtServer],
    cwd: root,
    env: projectEnvironment(compileCache),
    awaited,
  }
  return runTogether([server]).finally(endQuietly)
})

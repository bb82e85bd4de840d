import { ensureInstalled } from './install.js'
import { checkNodeVersion } from './node-version.js'
import { print, runMain, seconds } from './progress.js'
import {
  compileCache,
  endWithParent,
  inProject,
  projectEnvironment,
  projectNode,
  root,
  serverMemory,
} from './project.js'
import { runTogether } from './run-together.js'
import { ensureWebBuilt } from './web-build.js'

runMain(async () => {
  const startedAt = performance.now()
  checkNodeVersion()
  await ensureInstalled({ tests: false })
  await ensureWebBuilt()
  print(`Prepared in ${seconds(startedAt)}; starting Washline`)
  return runTogether([
    {
      file: projectNode(),
      args: [...serverMemory, ...endWithParent, inProject('apps/api/src/main.ts')],
      cwd: root,
      env: projectEnvironment(compileCache),
    },
  ])
})

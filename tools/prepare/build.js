import { print, quietly, runMain } from './progress.js'
import { inProject, projectNode } from './project.js'
import { ensureServerBuilt } from './server-build.js'
import { ensureWebBuilt } from './web-build.js'

runMain(async () => {
  await ensureServerBuilt()
  await ensureWebBuilt()
  await quietly('Checking the budgets of the screens', projectNode(), [inProject('tools/budgets/check.ts')])
  print('The server is bundled, and the web app is built.')
  return 0
})

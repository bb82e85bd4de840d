import { runMain, say } from './progress.js'
import { ensureWebBuilt } from './web-build.js'

runMain(async () => {
  await ensureWebBuilt()
  say('The web app is built.')
  return 0
})

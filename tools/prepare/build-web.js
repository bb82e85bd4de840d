import { runMain } from './progress.js'
import { ensureWebBuilt } from './web-build.js'

runMain(async () => {
  await ensureWebBuilt()
  return 0
})

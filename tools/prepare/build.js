import { print, runMain } from './progress.js'
import { ensureWebBuilt } from './web-build.js'

runMain(async () => {
  await ensureWebBuilt()
  print('The web app is built.')
  return 0
})

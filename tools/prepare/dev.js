import { ensureInstalled } from './install.js'
import { checkNodeVersion } from './node-version.js'
import { print, runMain } from './progress.js'
import {
  command,
  compileCache,
  endWithParent,
  inProject,
  projectEnvironment,
  projectNode,
  root,
  serverMemory,
} from './project.js'
import { runTogether } from './run-together.js'

runMain(async () => {
  checkNodeVersion()
  await ensureInstalled()
  const port = Number(process.env.PORT || 3000)
  const apiPort = String(port + 1)
  const address = `http://localhost:${port}`
  print(`Washline for development: ${address} (the API behind it listens on ${apiPort})`)
  return runTogether([
    {
      file: projectNode(),
      args: [
        ...serverMemory,
        '--watch',
        '--watch-preserve-output',
        ...endWithParent,
        inProject('apps/api/src/main.ts'),
      ],
      cwd: root,
      env: projectEnvironment({ ...compileCache, PORT: apiPort, PUBLIC_URL: process.env.PUBLIC_URL || address }),
    },
    {
      file: projectNode(),
      args: [command('vite'), '--port', String(port), '--strictPort'],
      cwd: inProject('apps/web'),
      env: projectEnvironment({ API_PORT: apiPort }),
    },
  ])
})

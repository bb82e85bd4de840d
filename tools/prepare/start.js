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
  // Beside it the server is bundled, and a first start creates its database; it serves when the client is there.
  const build = webBuild()
  const awaited = build && servable(build)
  try {
    await ensureServerBuilt()
    print(`Prepared in ${seconds(startedAt)}; starting Washline`)
    const server = {
      file: projectNode(),
      args: [...serverMemory, ...endWithParent, builtServer],
      cwd: root,
      env: projectEnvironment(compileCache),
      awaited,
    }
    return await runTogether([server])
  } finally {
    endQuietly()
  }
})

/** Settles when the client can be served. What fails after that is printed, and done again by the next start. */
function servable(build) {
  const isThere = new Promise((resolve, reject) => {
    let isServable = false
    const serve = () => {
      isServable = true
      resolve()
    }
    build(serve).catch((error) => {
      if (isServable) print(error.message)
      else reject(error)
    })
  })
  // The server waits for it, and is not there yet.
  isThere.catch(() => {})
  return isThere
}

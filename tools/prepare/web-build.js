import { fingerprint } from './fingerprint.js'
import { collect, PrepareError, quietly } from './progress.js'
import { command, inProject, isPresent, projectEnvironment, projectNode } from './project.js'
import { readStamp, writeStamp } from './stamp.js'

const MODEL = ['models/scanner/det.onnx', 'models/scanner/manifest.json']
const INPUTS = [
  'apps/web',
  'packages/contract',
  'tools/chunks',
  'tools/first-paint',
  'tools/light-contract',
  'tools/prerender',
  'tools/texts',
  'tools/structure',
  'package-lock.json',
  ...MODEL,
]
/** React's own build for it, too, where pages are written. */
const production = { NODE_ENV: 'production' }
const STAMP = 'apps/web/build/inputs.json'

/**
 * Builds the web app; nothing where its sources are those of the last build. `isServable` is called once it can be served: what is left
 * then is its compressed copies, without which it is sent as it is.
 */
export function webBuild() {
  const mark = fingerprint(INPUTS)
  const built = isPresent('apps/web/build/client') ? readStamp(STAMP) : {}
  if (built.quick === mark.quick) return undefined
  return async (isServable = () => {}) => {
    const content = mark.content()
    if (built.content !== content) await build(content.slice(0, 12), isServable)
    // Taken before the build: a file changed meanwhile is then built next time.
    writeStamp(STAMP, { quick: mark.quick, content })
    isServable()
  }
}

export const ensureWebBuilt = async () => webBuild()?.()

async function build(id, isServable) {
  const vite = (args, extra) => ({
    args: [command('vite'), 'build', ...args],
    options: { cwd: inProject('apps/web'), env: projectEnvironment({ ...production, ...extra }) },
  })
  const app = vite(['--app'], { VITE_BUILD_ID: id })
  await quietly('Building the web app', projectNode(), app.args, app.options)
  const pages = [inProject('tools/prerender/make-pages.ts')]
  await quietly('Writing the public pages', projectNode(), pages, { env: projectEnvironment(production) })
  const worker = vite(['--config', 'vite.worker.config.ts'])
  await quietly('Building the service worker', projectNode(), worker.args, worker.options)
  isServable()
  const compress = [inProject('tools/prepare/compress-web.js'), inProject('apps/web/build/client')]
  const { code, output } = await collect(projectNode(), compress)
  if (code !== 0) throw new PrepareError(`The web app was not compressed:\n${output}`)
}

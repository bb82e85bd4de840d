import { readFileSync, writeFileSync } from 'node:fs'
import { compressWeb } from './compress-web.js'
import { fingerprint } from './fingerprint.js'
import { quietly } from './progress.js'
import { command, inProject, isPresent, projectEnvironment, projectNode } from './project.js'

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
const STAMP = 'apps/web/build/inputs.json'

/** Builds the web app when its sources changed since the last build. */
export async function ensureWebBuilt() {
  const mark = fingerprint(INPUTS)
  const built = isPresent('apps/web/build/client') ? readStamp() : {}
  if (built.quick === mark.quick) return
  const content = mark.content()
  if (built.content !== content) {
    await quietly('Building the web app', projectNode(), [command('vite'), 'build', '--app'], {
      cwd: inProject('apps/web'),
      env: projectEnvironment({ NODE_ENV: 'production', VITE_BUILD_ID: content.slice(0, 12) }),
    })
    await quietly('Writing the public pages', projectNode(), [inProject('tools/prerender/make-pages.ts')])
    const worker = ['build', '--config', 'vite.worker.config.ts']
    await quietly('Building the service worker', projectNode(), [command('vite'), ...worker], {
      cwd: inProject('apps/web'),
      env: projectEnvironment({ NODE_ENV: 'production' }),
    })
    compressWeb(inProject('apps/web/build/client'))
  }
  // Taken before the build: a file changed meanwhile is then built next time.
  writeFileSync(inProject(STAMP), `${JSON.stringify({ quick: mark.quick, content })}\n`)
}

function readStamp() {
  try {
    return JSON.parse(readFileSync(inProject(STAMP), 'utf8'))
  } catch {
    return {}
  }
}

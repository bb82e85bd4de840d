import { fingerprint } from './fingerprint.js'
import { quietly } from './progress.js'
import { inProject, isPresent, projectNode } from './project.js'
import { readStamp, writeStamp } from './stamp.js'

const INPUTS = ['apps/api/src', 'apps/simulator/src', 'packages', 'tools/bundle', 'package-lock.json']
const STAMP = 'apps/api/build/inputs.json'

/** The server as `npm start` runs it: a few files instead of two thousand. */
export const builtServer = inProject('apps/api/build/main.mjs')

/** Bundles the server when its sources changed since the last time. */
export async function ensureServerBuilt() {
  const mark = fingerprint(INPUTS)
  const built = isPresent('apps/api/build/main.mjs') ? readStamp(STAMP) : {}
  if (built.quick === mark.quick) return
  const content = mark.content()
  if (built.content !== content)
    await quietly('Bundling the server', projectNode(), [inProject('tools/bundle/bundle-server.ts')])
  writeStamp(STAMP, { quick: mark.quick, content })
}

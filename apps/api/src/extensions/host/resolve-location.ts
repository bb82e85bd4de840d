import { existsSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const entries = ['index.ts', 'index.js', 'index.mjs']

/** The address of what an entry of WASHLINE_EXTENSIONS names: a folder, a file, or a package that is installed beside the server. */
export function resolveLocation(location: string, workingFolder = process.cwd()): string {
  if (!/^(?:\.{0,2}\/|\w:)/.test(location)) {
    try {
      return pathToFileURL(createRequire(path.join(workingFolder, 'package.json')).resolve(location)).href
    } catch {
      throw new Error('there is no such package; a folder begins with ./ or /')
    }
  }
  const place = path.resolve(workingFolder, location)
  if (!existsSync(place)) throw new Error('there is no such folder')
  if (!statSync(place).isDirectory()) return pathToFileURL(place).href
  const entry = entries.map((name) => path.join(place, name)).find((file) => existsSync(file))
  if (!entry) throw new Error(`the folder has none of ${entries.join(', ')}`)
  return pathToFileURL(entry).href
}

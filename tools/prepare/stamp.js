import { readFileSync, writeFileSync } from 'node:fs'
import { inProject } from './project.js'

/** What a build was made of, beside it; nothing where that cannot be read. */
export function readStamp(file) {
  try {
    return JSON.parse(readFileSync(inProject(file), 'utf8'))
  } catch {
    return {}
  }
}

export const writeStamp = (file, mark) => writeFileSync(inProject(file), `${JSON.stringify(mark)}\n`)

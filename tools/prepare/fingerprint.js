import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { inProject, root } from './project.js'

/** Every file under the given project paths, sorted, without what is built or installed. */
function listFiles(paths, skip) {
  const files = []
  const visit = (entry) => {
    const stat = statSync(entry, { throwIfNoEntry: false })
    if (!stat || skip.includes(path.basename(entry))) return
    if (!stat.isDirectory()) files.push({ name: path.relative(root, entry), stat })
    else for (const name of readdirSync(entry).sort()) visit(path.join(entry, name))
  }
  for (const start of paths) visit(inProject(start))
  return files
}

const digest = (parts) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex')
}

/** Two marks of the same files: `quick` reads no contents and changes with every touch, `content` only with the text. */
export function fingerprint(paths, { skip = ['node_modules', 'build'], values = [] } = {}) {
  const files = listFiles(paths, skip)
  return {
    quick: digest([...values, ...files.map(({ name, stat }) => `${name} ${stat.size} ${stat.mtimeMs}`)]),
    content: () => digest([...values, ...files.flatMap(({ name }) => [name, readFileSync(inProject(name))])]),
  }
}

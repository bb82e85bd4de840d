import { existsSync, rmSync, symlinkSync } from 'node:fs'
import { inProject } from './project.js'

// Two packages bring a command `tsc`, and npm links the one that it unpacks last: the types are checked by `typescript`.
const compiler = inProject('node_modules', 'typescript', 'bin', 'tsc')
const link = inProject('node_modules', '.bin', 'tsc')
if (process.platform !== 'win32' && existsSync(compiler)) {
  rmSync(link, { force: true })
  symlinkSync('../typescript/bin/tsc', link)
}

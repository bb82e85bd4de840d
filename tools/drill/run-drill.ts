// Run by `npm run drill -- restore | kills`. Builds what it needs, plays the fault under load, and prints what was acknowledged, lost and
// proven. Exit code 1 where something is lost that may not be, or the books contradict themselves.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { drillRestore } from './drill-restore.ts'

/** The attack that ends a server under load again and again, and compares with what the card vendor recorded. */
const attack = (args: string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const file = path.join(import.meta.dirname, '../attack/run-attack.ts')
    spawn(process.execPath, [file, 'kills', ...args], { stdio: 'inherit' }).once('exit', (code) => resolve(code === 0))
  })

const drills = new Map([
  ['restore', drillRestore],
  ['kills', attack],
])
const [name = '', ...args] = process.argv.slice(2)
const drill = drills.get(name)
if (!drill) {
  process.stderr.write(`npm run drill -- ${[...drills.keys()].join(' | ')}\n`)
  process.exit(2)
}
process.exitCode = (await drill(args)) ? 0 : 1

// Run by `npm run drill -- restore | kills`. Builds what it needs, plays the fault under load, and prints what was acknowledged, lost and
// proven. Exit code 1 where something is lost that may not be, or the books contradict themselves.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { drillRestore } from './drill-restore.ts'

const drills: Readonly<Record<string, (args: string[]) => Promise<boolean>>> = {
  restore: drillRestore,
  // The attack that kills a server under load again and again, and compares with what the card vendor recorded.
  kills: (args) =>
    new Promise((resolve) => {
      const attack = path.join(import.meta.dirname, '../attack/run-attack.ts')
      spawn(process.execPath, [attack, 'kills', ...args], { stdio: 'inherit' }).once('exit', (code) =>
        resolve(code === 0),
      )
    }),
}
const [name = '', ...args] = process.argv.slice(2)
const drill = drills[name]
if (!drill) {
  process.stderr.write(`npm run drill -- ${Object.keys(drills).join(' | ')}\n`)
  process.exit(2)
}
process.exitCode = (await drill(args)) ? 0 : 1

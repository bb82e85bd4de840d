import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { openSync } from 'node:fs'
import path from 'node:path'

export interface Program {
  readonly child: ChildProcess
  /** Ends it, and waits until it is gone. */
  end(signal: NodeJS.Signals): Promise<void>
}

const isRoot = process.getuid?.() === 0
const idOf = (what: '-u' | '-g') => Number(spawnSync('id', [what, 'postgres'], { encoding: 'utf8' }).stdout)
/** PostgreSQL and the pooler refuse to run as root. */
export const account: { readonly uid?: number; readonly gid?: number } = isRoot
  ? { uid: idOf('-u'), gid: idOf('-g') }
  : {}

/** A program of Debian's, with its output in a file of the folder, named like the program. */
export function runProgram(
  folder: string,
  name: string,
  command: readonly [string, ...string[]],
  environment: Readonly<Record<string, string>> = {},
): Program {
  const [file, ...args] = command
  const log = openSync(path.join(folder, `${name}.log`), 'a')
  const env = { PATH: process.env.PATH ?? '', HOME: folder, LC_ALL: 'C.UTF-8', ...environment }
  const child = spawn(file, args, { ...account, env, cwd: folder, stdio: ['ignore', log, log] })
  child.once('error', (error) => process.stderr.write(`${file}: ${error.message}\n`))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return {
    child,
    end: (signal) => {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal)
      return child.pid ? ended : Promise.resolve()
    },
  }
}

import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { connections } from './load.ts'
import { inlined, type Statement } from './record-statements.ts'

const run = promisify(execFile)

export interface Script {
  readonly file: string
  readonly variables?: readonly string[]
}

/** Transactions per second of a script in PostgreSQL's own load program, with as many connections as the product gets. */
export async function pgbench(url: string, { file, variables = [] }: Script, seconds: number): Promise<number> {
  const options = ['-n', '-M', 'prepared', '-c', String(connections), '-j', '2', '-T', String(seconds)]
  const defined = variables.flatMap((variable) => ['-D', variable])
  const { stdout } = await run('pgbench', [...options, ...defined, '-f', file, url])
  return Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
}

/** The same of a text; undefined where the machine has no pgbench, and no number where it refuses the text. */
export async function pgbenchOf(
  place: { readonly databaseUrl: string; readonly folder: string },
  script: string,
  seconds: number,
): Promise<number | undefined> {
  const file = path.join(place.folder, 'pgbench.sql')
  writeFileSync(file, script)
  try {
    return await pgbench(place.databaseUrl, { file }, seconds)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    process.stderr.write(`pgbench: ${(error as { stderr?: string }).stderr?.slice(0, 400)}\n`)
    return Number.NaN
  }
}

/** What PostgreSQL's own load program makes of the same statements. */
export const pgbenchRead = (
  place: { readonly databaseUrl: string; readonly folder: string },
  statements: readonly Statement[],
  seconds: number,
): Promise<number | undefined> => pgbenchOf(place, `${statements.map(inlined).join('\n')}\n`, seconds)

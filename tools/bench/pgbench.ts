import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { connections } from './load.ts'
import { inlined, type Statement } from './record-statements.ts'

const run = promisify(execFile)

/** What PostgreSQL's own load program makes of the same statements; undefined where the machine has no pgbench. */
export async function pgbenchRead(
  place: { databaseUrl: string; folder: string },
  statements: readonly Statement[],
  seconds: number,
): Promise<number | undefined> {
  const file = path.join(place.folder, 'pgbench.sql')
  writeFileSync(file, `${statements.map(inlined).join('\n')}\n`)
  const options = ['-n', '-M', 'prepared', '-c', String(connections), '-j', '2', '-T', String(seconds)]
  try {
    const { stdout } = await run('pgbench', [...options, '-f', file, place.databaseUrl])
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    process.stderr.write(`pgbench: ${(error as { stderr?: string }).stderr?.slice(0, 400)}\n`)
    return Number.NaN
  }
}

import { execFile } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { connections } from './load.ts'
import { inlined, type Statement } from './record-statements.ts'

const run = promisify(execFile)

/** What PostgreSQL's own load program makes of the same statements; undefined where the machine has no pgbench. */
export async function pgbenchRead(databaseUrl: string, statements: readonly Statement[], seconds: number) {
  return pgbench(
    databaseUrl,
    [statements],
    ['-M', 'prepared', '-c', String(connections), '-j', '2', '-T', String(seconds)],
  )
}

/** Every list of statements once, shared out over the connections. */
export async function pgbenchWrites(databaseUrl: string, lists: readonly (readonly Statement[])[]) {
  const shares = Array.from({ length: connections }, (_, n) => lists.filter((_, index) => index % connections === n))
  const begunAt = performance.now()
  const results = await Promise.all(shares.map((share) => pgbench(databaseUrl, share, ['-t', '1', '-c', '1'])))
  if (results.some((result) => result === undefined)) return undefined
  return lists.length / ((performance.now() - begunAt) / 1_000)
}

async function pgbench(databaseUrl: string, lists: readonly (readonly Statement[])[], options: string[]) {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'washline-pgbench-')), 'statements.sql')
  writeFileSync(file, `${lists.flat().map(inlined).join('\n')}\n`)
  try {
    const { stdout } = await run('pgbench', ['-n', ...options, '-f', file, databaseUrl], {
      maxBuffer: 64 * 1024 * 1024,
    })
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    process.stderr.write(`pgbench: ${(error as { stderr?: string }).stderr?.slice(0, 400)}\n`)
    return Number.NaN
  }
}

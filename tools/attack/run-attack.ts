import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'

/** Attacks on a copy of the product with a database of its own, as `npm test` makes them, in the size that is asked for. */
const attacks = new Map([
  ['fuzz', { file: 'apps/api/testing/attack/fuzz.db.test.ts', usual: 100_000, size: 'ATTACK_COUNT' }],
  ['races', { file: 'apps/api/testing/attack/races.db.test.ts', usual: 500, size: 'ATTACK_COUNT' }],
  ['kills', { file: 'apps/api/testing/chaos/kill-server.db.test.ts', usual: 100, size: 'CHAOS_RUNS' }],
  ['webhooks', { file: 'apps/api/testing/chaos/kill-webhooks.db.test.ts', usual: 100, size: 'CHAOS_RUNS' }],
  ['images', { file: 'apps/api/testing/attack/images.db.test.ts', usual: 2_000, size: 'ATTACK_COUNT' }],
  ['sockets', { file: 'apps/api/testing/attack/sockets.db.test.ts', usual: 1_000, size: 'ATTACK_COUNT' }],
])

const usage = `npm run attack -- ${[...attacks.keys()].join('|')} [--count number] [--seed number]`

function run(): void {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { count: { type: 'string' }, seed: { type: 'string' } },
  })
  const attack = attacks.get(positionals[0] ?? '')
  const isNumber = (text: string | undefined) => text === undefined || /^[1-9]\d{0,8}$/.test(text)
  if (!attack || !isNumber(values.count) || !isNumber(values.seed)) {
    process.stderr.write(`${usage}\n`)
    process.exitCode = 1
    return
  }
  const { file, size, usual } = attack
  const seed = values.seed ?? String(Date.now() & 0x7fff_ffff)
  const vitest = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'db', file, '--reporter=verbose', '--retry=0'],
    {
      stdio: 'inherit',
      env: { ...process.env, [size]: values.count ?? String(usual), ATTACK_SEED: seed, SEED: seed },
    },
  )
  vitest.once('exit', (code) => {
    process.exitCode = code ?? 1
  })
}

run()

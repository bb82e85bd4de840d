import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { SlowFirst } from './tools/prepare/slow-first.ts'
import { splitCatalogues } from './tools/texts/split-catalogues.ts'

const node = ['packages/**', 'apps/api/**', 'apps/simulator/**', 'tools/**', 'apps/web/**', 'models/**']
const inNode = (suffix: string) => node.map((folder) => `${folder}/*.${suffix}`)

/** Code keeps no state in modules, so files share them; loading them anew for each file took half of the time. */
const isolate = false

/** Young objects have room, so that they are looked through seldom: a twelfth less processor time of 412 tests. */
const execArgv = ['--max-semi-space-size=64']

/** Limits are for what never comes: a wait ends with the state that it waits for, however busy the machine is. */
const patient = { poll: { timeout: 25_000 } }

export default defineConfig({
  test: {
    // Some cases wait, for processes, retries and limits of time: others compute meanwhile.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    sequence: { sequencer: SlowFirst },
    projects: [
      'apps/web/vitest.config.ts',
      {
        plugins: [splitCatalogues()],
        test: {
          name: 'unit',
          include: inNode('test.ts'),
          exclude: ['**/node_modules/**', '**/*.db.test.ts'],
          environment: 'node',
          isolate,
          execArgv,
          testTimeout: 60_000,
          expect: patient,
        },
      },
      {
        test: {
          name: 'db',
          include: inNode('db.test.ts'),
          exclude: ['**/node_modules/**'],
          environment: 'node',
          isolate,
          execArgv,
          globalSetup: ['apps/api/testing/harness/start-postgres.ts'],
          testTimeout: 60_000,
          expect: patient,
          hookTimeout: 90_000,
          // Some of its files wait for servers that end and start again; two others work meanwhile.
          maxWorkers: Math.max(3, availableParallelism() - 1),
        },
      },
    ],
  },
})

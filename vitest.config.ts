import { defineConfig } from 'vitest/config'

const node = ['packages/**', 'apps/api/**', 'apps/simulator/**', 'tools/**', 'apps/web/**', 'models/**']
const inNode = (suffix: string) => node.map((folder) => `${folder}/*.${suffix}`)

export default defineConfig({
  test: {
    projects: [
      'apps/web/vitest.config.ts',
      {
        test: {
          name: 'unit',
          include: inNode('test.ts'),
          exclude: ['**/node_modules/**', '**/*.db.test.ts'],
          environment: 'node',
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'db',
          include: inNode('db.test.ts'),
          exclude: ['**/node_modules/**'],
          environment: 'node',
          globalSetup: ['apps/api/src/platform/testing/start-postgres.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
})

import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that take long for their size. A fresh checkout has no times of former runs, so Vitest begins with the largest
 * files: these were begun late, and the others' workers waited for them.
 */
export const slowFiles = [
  'apps/web/app/platform/testing/states/every-state.screen.test.tsx',
  'apps/web/app/features/console/settings/lab.screen.test.tsx',
  'apps/api/testing/scenarios/bad-input.db.test.ts',
  'apps/api/src/backups/restore.db.test.ts',
  'apps/api/testing/chaos/kill-server.db.test.ts',
  'apps/api/testing/scenarios/every-route.db.test.ts',
  'apps/api/src/demo/load-demo-market.db.test.ts',
  'apps/api/testing/chaos/crash-and-restart.db.test.ts',
  'apps/api/testing/attack/fuzz.db.test.ts',
  'apps/api/testing/chaos/kill-webhooks.db.test.ts',
  'apps/api/testing/model-based/money-runs.db.test.ts',
  'apps/api/testing/consumers/generated-client.db.test.ts',
  'apps/api/testing/scenarios/simulated-washers.db.test.ts',
  'apps/api/src/platform/http/database-away.db.test.ts',
  'apps/api/testing/attack/races.db.test.ts',
  'apps/api/testing/scenarios/decoding.db.test.ts',
  'tools/statements/statements.db.test.ts',
  'tools/bundle/bundled-server.db.test.ts',
  'tools/client/package.test.ts',
  'apps/api/src/scanning/embedded/embedded-scanner.test.ts',
  'apps/api/src/scanning/sharp/photo-lane.test.ts',
  'apps/api/src/scanning/embedded/read-care-label.test.ts',
  'models/scanner/evaluation/fixed/compose-laid.test.ts',
  'models/scanner/evaluation/evaluate.test.ts',
  'models/scanner/scenes/drawn-scene.test.ts',
  'apps/api/src/platform/postgres/start-postgres.test.ts',
  'apps/api/src/claims/embedded/compare-photos.test.ts',
  'apps/api/src/scanning/embedded/native-runtime.test.ts',
  'apps/api/src/scanning/embedded/odd-sizes.test.ts',
]

/** Vitest's order, with the slow files before all others. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId }: TestSpecification) => {
      const rank = slowFiles.findIndex((file) => moduleId.endsWith(`/${file}`))
      return rank < 0 ? slowFiles.length : rank
    }
    return (await super.sort(files)).toSorted((one, other) => rankOf(one) - rankOf(other))
  }
}

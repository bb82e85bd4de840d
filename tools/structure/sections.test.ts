import { describe, expect, it } from 'vitest'
import { findingsOf } from './planted.ts'

const api = (name: string) => `apps/api/src/console/${name}`
const web = (name: string) => `apps/web/app/features/console/${name}`
const rulesOf = (files: Record<string, string>) => findingsOf(files).map(({ rule, path }) => `${rule} ${path}`)

describe('sections of a module', () => {
  it.each([
    ['a lower section imports a higher one', 'audit/queries.ts', '../money/rules/show-money.ts'],
    ['a section imports one that is not on its list', 'settings/queries.ts', '../people/queries.ts'],
    ['a section imports the index of its module', 'money/use-cases/close-alert.ts', '../../index.ts'],
    ['a file beside the sections imports a section', 'rules/page.ts', '../audit/rules/show-audit.ts'],
  ])('are found where %s', (_, path, specifier) => {
    const found = rulesOf({ [api(path)]: `import type { Row } from '${specifier}'` })
    expect(found).toContain(`section-directions ${api(path)}`)
  })

  it('import in the written directions, and what lies beside them', () => {
    const files = {
      [api('money/routes.ts')]:
        `import { orderRow } from '../people/queries/orders.ts'\nimport type { MoneyDeps } from '../deps.ts'`,
      [api('people/queries/orders.ts')]: '',
      [api('module.ts')]: `import { moneyRoutes } from './money/routes.ts'`,
      [api('deps.ts')]: '',
    }
    expect(rulesOf(files)).toEqual([])
  })
})

describe('sections of a feature', () => {
  it.each([
    ['a lower section imports a higher one', 'audit/components/audit-rows.tsx', '../../money/money-labels.ts'],
    ['a section imports the screen', 'people/components/people-list.tsx', '../../console-screen.tsx'],
    ['a component beside the sections imports a section', 'components/rail.tsx', '../queues/use-console-waiting.ts'],
  ])('are found where %s', (_, path, specifier) => {
    const found = rulesOf({ [web(path)]: `import { x } from '${specifier}'` })
    expect(found).toEqual([`section-directions ${web(path)}`])
  })

  it('hold the kinds of files of a feature', () => {
    const files = {
      [web('console-screen.tsx')]: `import { Books } from './money/components/books.tsx'`,
      [web('money/components/books.tsx')]: `import { moveLabel } from '../../people/timeline-labels.ts'`,
      [web('people/timeline-labels.ts')]: '',
      [web('audit/view-model.ts')]: '',
    }
    expect(rulesOf(files)).toEqual([])
    expect(rulesOf({ [web('money/api/books.ts')]: '' })).toEqual([`feature-files ${web('money/api/books.ts')}`])
    expect(rulesOf({ [web('reports/use-reports.ts')]: '' })).toEqual([`feature-files ${web('reports/use-reports.ts')}`])
  })
})

import type { Finding, Rule } from '../finding.ts'
import { inModule, moduleOf } from '../layout.ts'
import { readTemplates } from '../read-statements.ts'

/** Where statements stand: what writes or locks, what shows, and what exports or erases a person's rows. */
const MAY_HOLD = /^(?:store\.ts|store\/[a-z0-9-]+\.ts|queries\.ts|queries\/[a-z0-9-]+\.ts|privacy\.ts)$/
/** What stands in for an outside service keeps its own books, as that service would. */
const OUTSIDE = ['apps/api/src/payments/sandbox/']

/** SQL stands in stores and queries only. */
export const sqlInStores: Rule = ({ files }) =>
  files.flatMap(({ path, text, isTest }): Finding[] => {
    const module = moduleOf(path)
    if (!module || isTest || !path.endsWith('.ts') || MAY_HOLD.test(inModule(path, module))) return []
    if (OUTSIDE.some((folder) => path.startsWith(folder))) return []
    return readTemplates(text)
      .slice(0, 1)
      .map(({ line }) => ({
        rule: 'sql-in-stores',
        path,
        line,
        wrong: 'a statement stands outside stores and queries.',
        instead:
          'move it into store.ts (writes, locked reads) or queries.ts of the module, as a function with `tx` or `q` first.',
        why: 'whoever changes a table finds every statement on it in two files.',
      }))
  })

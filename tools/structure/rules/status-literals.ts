import { orderStatuses } from '@washline/contract/orders/process'
import type { Finding, Rule } from '../finding.ts'
import { apiArea } from '../layout.ts'
import { readTemplates } from '../read-statements.ts'

const STATUS = `'(?:${orderStatuses.join('|')})'`
const COLUMN = '\\b(?:\\w+\\.)?(?:from_|to_)?status'
/** What stands in for an outside service has statuses of its own. */
const OUTSIDE = ['apps/api/src/payments/sandbox/']

const LITERALS = [
  // `status = 'draft'`, `o.status <> 'draft'`, `status is distinct from 'draft'`
  new RegExp(`${COLUMN}\\s*(?:=|<>|!=|is (?:not )?distinct from)\\s*${STATUS}`),
  // `'draft' = o.status`
  new RegExp(`${STATUS}\\s*(?:=|<>|!=)\\s*${COLUMN}\\b`),
  // `status in ('draft', …)`, `status not in (…)`, `status = any('{draft}')`, `status <> all(array['draft'])`
  new RegExp(`${COLUMN}\\s+(?:not )?in\\s*\\([^)]*${STATUS}`),
  new RegExp(`${COLUMN}\\s*(?:=|<>)\\s*(?:any|all)\\s*\\((?:[^)]*${STATUS}|\\s*'\\{)`),
  // `case o.status when 'draft' then … end`
  new RegExp(`\\bcase\\s+${COLUMN}\\s(?:(?!\\bend\\b)[\\s\\S])*?\\bwhen\\s+${STATUS}`),
  // A value of a new row
  new RegExp(`\\binsert into (?:orders|order_events)\\b[\\s\\S]*?${STATUS}`),
]

/** Statuses of orders in statements come from the process table of the contract. */
export const statusLiterals: Rule = ({ files }) =>
  files.flatMap(({ path, text, isTest }): Finding[] => {
    const isBuilder = path.endsWith('/builders.ts')
    if (apiArea(path) === undefined || (isTest && !isBuilder) || OUTSIDE.some((folder) => path.startsWith(folder)))
      return []
    return readTemplates(text).flatMap((template): Finding[] => {
      const written = LITERALS.map((literal) => literal.exec(template.text)).find((match) => match !== null)
      if (!written) return []
      return [
        {
          rule: 'status-literals',
          path,
          line: template.line + template.text.slice(0, written.index).split('\n').length - 1,
          wrong: `a statement names a status of orders: ${written[0].replace(/\s+/g, ' ')}.`,
          instead:
            'pass what packages/contract/src/orders/process.ts names (`draftStatus`, `orderProcess.deliver.to`, `openStatuses`) as a parameter; where a partial index needs the constants, use `inList(inHandStatuses)` of platform/db.',
          why: 'the process table decides what a status means; a literal does not follow its changes.',
        },
      ]
    })
  })

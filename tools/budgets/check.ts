import { readFileSync } from 'node:fs'
import path from 'node:path'
import { firstJavascript } from '../bench/first-javascript.ts'
import { budgets } from './budgets.ts'
import { overBudget, type Weighed } from './weigh.ts'

// node tools/budgets/check.ts: of the web client as it was built last; `tools/prepare/build.js` runs it.
const client = path.resolve(import.meta.dirname, '../../apps/web/build/client')
const sources: Readonly<Record<string, Weighed['sources']>> = JSON.parse(
  readFileSync(path.join(client, '.vite', 'sources.json'), 'utf8'),
)
const entries = firstJavascript(client).map(({ screen, sizes }) => ({
  screen,
  modules: [...sizes].map(([file, kb]): Weighed => ({ file, kb, sources: sources[file] ?? {} })),
}))
const broken = overBudget(entries, budgets)
for (const report of broken) console.log(report)
process.exitCode = broken.length > 0 ? 1 : 0
